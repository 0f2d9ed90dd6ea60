### Antiques: «Аукцион».

game-antiques = Антиквариат
game-antiques-line = Две карты открыты, одна лежит рубашкой вверх: торгуйтесь вслух и платите проигравшим.
game-antiques-goal = Больше всех очков после двадцати лотов. Очки дают наборы карт и каждая оставшаяся монета.
antiques-title = «Аукцион»
antiques-feel = Открытые торги за три вещи, одна из которых под покрывалом; ваши деньги достаются соперникам.

## Карты

antiques-kind-painting = картина
antiques-kind-sculpture = скульптура
antiques-kind-furniture = мебель
antiques-kind-stamp = марка
antiques-kind-jewellery = ювелирное изделие
antiques-kind-collection = коллекция
antiques-kind-replica = реплика
antiques-kind-none = карта рубашкой вверх
antiques-kind-painting-about = по 5 очков за каждую
antiques-kind-sculpture-about = 20, 15 и 10 очков тем, у кого их больше всех; ни одной — минус 5
antiques-kind-furniture-about = 12 очков за пару
antiques-kind-stamp-about = 1, 8, 17, 28, 41, 56 очков за 1–6 марок
antiques-kind-jewellery-about = 4, 10, 17, 25, 34, 44 очка за 1–6 ювелирных изделий
antiques-kind-collection-about = 20 очков, если есть по карте каждого другого вида, иначе −10
antiques-kind-replica-about = сойдёт за марку, ювелирное изделие, мебель или скульптуру
antiques-group-stamp = марки
antiques-group-jewellery = ювелирные изделия
antiques-group-furniture = мебель
antiques-group-sculpture = скульптуры
antiques-group-loose = без группы
antiques-card-painting = картина
antiques-card-sculpture = скульптура
antiques-card-furniture = мебель
antiques-card-stamp = марка
antiques-card-jewellery = ювелирное изделие
antiques-card-collection = коллекция
antiques-card-replica-stamp = реплика среди марок
antiques-card-replica-jewellery = реплика среди ювелирных изделий
antiques-card-replica-furniture = реплика среди мебели
antiques-card-replica-sculpture = реплика среди скульптур
antiques-card-replica-loose = реплика без группы
antiques-token-stop = Стоп
antiques-token-ban = Запрет
antiques-token-swap = Обмен

## Настройки

antiques-option-tricks = Хитрости
antiques-option-tricks-about = У каждого по одноразовому жетону каждого вида; их применяют сразу после своей ставки. Выберите любые из трёх или ни одного.
antiques-option-tricks-stop = Стоп: торги кончаются немедленно
antiques-option-tricks-ban = Запрет: соперник выбывает из торгов за этот лот
antiques-option-tricks-swap = Обмен: поменяться картой с соперником
antiques-option-sculpture-ties = Поровну скульптур
antiques-option-sculpture-ties-about = Как делят награды те, у кого скульптур поровну.
antiques-option-sculpture-ties-two-places = Делят своё место и следующее, как напечатано
antiques-option-sculpture-ties-places = Делят столько мест, сколько их самих
antiques-option-open-purses = Открытые кошельки
antiques-option-open-purses-about = Все видят, сколько у кого монет. Иначе придётся считать в уме.
antiques-option-scales = Марки и ювелирные изделия
antiques-option-scales-about = Сколько очков дают от одной до шести марок и от одного до шести ювелирных изделий.
antiques-option-readings = Другие толкования
antiques-option-readings-about = Там, где печатные правила молчат, — сыграть не так, как решили мы.
antiques-option-readings-stop-above = Для «Стопа» нужна ставка выше суммы из правил
antiques-option-readings-last-buys = Если все остальные спасовали, последний покупает за 1 монету
antiques-option-readings-swap-again = После отказа от обмена можно снова выбрать хитрость

## Ход партии

antiques-phase-bidding = Торги
antiques-phase-trick = Хитрость
antiques-phase-answer = Предложен обмен
antiques-phase-placing = Выбор места для реплики
antiques-phase-over = Торги окончены

antiques-ask-bidding = Ваша ставка? У вас { $purse ->
    [one] { $purse } монета
    [few] { $purse } монеты
   *[many] { $purse } монет
}.
antiques-ask-trick = Ваша ставка { $bid } принята. Добавить к ней хитрость?
antiques-ask-answer = { $who } предлагает обмен. Вы получаете: { $give }. Вы отдаёте: { $take }. { $payer ->
    [who] Жетон тратит { $who }.
   *[whom] Жетон тратите вы.
} Принять?
antiques-ask-placing = Куда положить реплику?

antiques-move-bid = Поставить { $coins }
antiques-move-bid-about = Если никто не предложит больше, все три карты ваши, а { $coins ->
    [one] ваша { $coins } монета достанется
    [few] ваши { $coins } монеты достанутся
   *[many] ваши { $coins } монет достанутся
} остальным поровну.
antiques-move-pass = Пас
antiques-move-pass-about = Вы забираете свои монеты и ждёте следующего лота.
antiques-move-trick = { $use ->
    [none] Без хитрости
    [stop] Объявить «Стоп»
    [ban] Запрет: { $whom }
   *[swap] Предложить обмен ({ $whom }): { $give } — { $take }
}
antiques-move-trick-about = { $use ->
    [none] Торги продолжаются.
    [stop] Торги кончаются немедленно, ваша ставка выигрывает. Жетон потрачен.
    [ban] { $whom } немедленно пасует и забирает монеты. Жетон потрачен.
   *[swap] { $whom } может согласиться или отказаться. Жетон тратится только при согласии: { $payer ->
        [who] ваш
       *[whom] соперника
    }.
}
antiques-move-answer = { $accept ->
    [yes] Согласиться на обмен
   *[no] Отказаться от обмена
}
antiques-move-answer-about = { $accept ->
    [yes] Карты меняют хозяев, жетон потрачен.
   *[no] Всё остаётся как есть.
}
antiques-move-place = Положить сюда: { $group }
antiques-move-place-about = С этой минуты реплика считается картой этой группы.

## Журнал

antiques-event-lot-laid-out = Лот { $round }, дамы и господа: { $cards-1 }, { $cards-2 } и одна карта рубашкой вверх. { $you ->
    [who] Торги открываете вы.
   *[no] Торги открывает { $who }.
}
antiques-event-bid-made = { $you ->
    [who] Вы ставите { $coins }.
   *[no] { $who } ставит { $coins }.
}
antiques-event-seat-passed = { $you ->
    [who] Вы пасуете.
   *[no] { $who } пасует.
}
antiques-event-lot-sold = Продано за { $price }! { $you ->
    [who] Лот ваш.
   *[no] Лот забирает { $who }.
} Под покрывалом: { $cards-3 }. { $share ->
    [0] Делить нечего
   *[other] Остальным по { $share }
}{ $to_bank ->
    [0] {""}
   *[other] {""}; в банк { $to_bank }
}.
antiques-event-lot-unsold = Никто? Тогда лот { $round } уходит в коробку, а третья карта остаётся тайной.
antiques-event-bank-taken = { $you ->
    [who] У вас меньше всех карт, и вы забираете банк
   *[no] Меньше всех карт — банк забирает { $who }
}: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
antiques-event-replica-placed = { $you ->
    [who] Вы пристраиваете
   *[no] { $who } пристраивает
} реплику в группу «{ $group }».
antiques-event-bidding-stopped = { $you ->
    [who] Вы объявляете «Стоп»
   *[no] { $who } объявляет «Стоп»
}. Молоток падает немедленно.
antiques-event-seat-banned = { $you ->
    [who] Вы объявляете запрет: { $whom } выбывает из торгов за этот лот.
    [whom] { $who } объявляет запрет: вы выбываете из торгов за этот лот.
   *[no] { $who } объявляет запрет: { $whom } выбывает из торгов за этот лот.
}
antiques-event-swap-offered = { $you ->
    [who] Вы предлагаете обмен ({ $whom }): { $give } на карту «{ $take }». { $payer ->
        [who] Жетон тратите вы.
       *[whom] Жетон тратит { $whom }.
    }
    [whom] { $who } предлагает вам обмен: { $give } на вашу карту «{ $take }». { $payer ->
        [who] Жетон тратит { $who }.
       *[whom] Жетон тратите вы.
    }
   *[no] { $who } предлагает обмен ({ $whom }): { $give } на карту «{ $take }». { $payer ->
        [who] Жетон тратит { $who }.
       *[whom] Жетон тратит { $whom }.
    }
}
antiques-event-swap-accepted = { $you ->
    [who] { $whom } соглашается. Вы отдаёте: { $give }; получаете: { $take }.
    [whom] Вы соглашаетесь. Вы отдаёте: { $take }; получаете: { $give }.
   *[no] { $whom } соглашается на обмен: { $give } и { $take } меняются хозяевами.
}
antiques-event-swap-declined = { $you ->
    [whom] Вы отказываетесь от обмена.
   *[no] { $whom } отказывается от обмена.
}
antiques-event-match-ended = Двадцатый лот ушёл. Аукцион закрыт.

## Подсчёт

antiques-breakdown-painting = Картины
antiques-breakdown-furniture = Мебель
antiques-breakdown-jewellery = Ювелирные изделия
antiques-breakdown-stamp = Марки
antiques-breakdown-sculpture = Скульптуры
antiques-breakdown-collection = Коллекции
antiques-breakdown-coins = Монеты
antiques-tie-break = Очков поровну: побеждает тот, у кого меньше реплик.

## На столе

antiques-table-round = Лот { $round } из { $rounds }
antiques-table-bank = Банк
antiques-table-purse = Кошелёк
antiques-table-passed = пас
antiques-table-tokens = Хитрости
antiques-table-face-down = Рубашкой вверх
antiques-table-first = первая ставка: { $who }
antiques-table-leads = высшая ставка
antiques-table-nothing = карт пока нет
antiques-table-loose = Реплики без группы
antiques-table-held = { $group }: { $count }{ $replicas ->
    [0] {""}
    [one] {""}, из них { $replicas } реплика
    [few] {""}, из них { $replicas } реплики
   *[many] {""}, из них { $replicas } реплик
}
antiques-table-mine = Ваши карты
antiques-table-worth = очков сейчас: { $now }, с ещё одной картой: { $next }
antiques-table-have = у вас { $count }
antiques-table-points = { $points } оч.
antiques-table-opens = { $you ->
    [who] Вы открываете торги.
   *[no] Торги открывает { $who }.
}
antiques-table-sold = { $you ->
    [who] Продано вам за { $price }!
   *[no] Продано за { $price }! Покупатель: { $who }.
}
antiques-table-under-cloth = Под покрывалом: { $card }
antiques-table-places = { $who } ищет место для реплики.
antiques-table-stands = { $you ->
    [who] { $coins } — ваша ставка.
   *[no] { $coins } — ставит { $who }.
}
antiques-table-why-yours = Лот ваш: больше { $price } не дал никто.
antiques-table-why-outbid = { $who } ставит { $price }, вы остановились на { $mine }.{ $share ->
    [0] {""}
   *[other] {" "}Вы получаете { $share }.
}
antiques-table-why-let-go = Вы не ставили; { $who } платит { $price }.{ $share ->
    [0] {""}
   *[other] {" "}Вы получаете { $share }.
}
antiques-table-won = Очки: { $points }, цена: { $price }
antiques-table-score-of = карты { $cards }, монеты { $coins }
antiques-table-score-about = Столько очков было бы у вас, если бы торги закончились сейчас. Каждая монета — очко.
antiques-table-worth-about = Столько очков лот добавит вашим картам. Цена не вычтена.
antiques-table-worth-shown = Две открытые карты
antiques-table-worth-least = С худшей третьей картой
antiques-table-worth-most = С лучшей третьей картой
antiques-table-worth-mean = В среднем
antiques-table-cloth-about = Эту карту никто не видел. Её откроют, когда лот будет продан. Карты, которых ещё никто не видел:
antiques-table-seat-points-about = Столько очков дают эти карты сейчас. Монеты — тоже очки, но до конца они тайные.
antiques-table-purse-about = Монеты, которые ещё есть у этого игрока.
antiques-table-bid-about = Сколько монет этот игрок ставит за лот. Кто пасует, забирает их назад.
antiques-table-bank-about = Монеты, которые не удалось поделить поровну. После каждого лота их забирает тот, у кого меньше всех карт, если он один.
antiques-table-you-own = У вас
antiques-table-count-now = Очки сейчас
antiques-table-count-next = Очки с ещё одной
antiques-table-go-on = Дальше
antiques-table-who-has-what = Что у кого и что впереди
antiques-table-unseen = впереди
antiques-table-points-open = Очки без монет
antiques-table-deck = { $cards ->
    [0] Колода пуста.
    [one] В колоде { $cards } карта.
    [few] В колоде { $cards } карты.
   *[many] В колоде { $cards } карт.
}
antiques-table-boxed = { $cards ->
    [one] { $cards } карта лежит в коробке, её никто не видел, и она уже не выйдет.
    [few] { $cards } карты лежат в коробке, их никто не видел, и они уже не выйдут.
   *[many] { $cards } карт лежат в коробке, их никто не видел, и они уже не выйдут.
}
antiques-table-why-turn = Сейчас ходит { $who }.
antiques-table-why-passed = Вы спасовали и ждёте следующего лота.
antiques-table-why-leading = Ваша ставка — высшая. Теперь ставят другие.
antiques-table-trick-after-bid = Хитрость применяют сразу после своей ставки.
antiques-table-stop-least = Для «Стопа» нужна ставка не меньше { $seats ->
    [3] 15
    [4] 10
    [5] 8
   *[6] 6
}.
antiques-table-no-ban = Запрет объявить уже некому.
antiques-table-no-swap = Менять нечего: нужна ваша карта и чужая с другим названием.
antiques-table-all-declined = Все, с кем можно было меняться, после этой ставки уже отказались.
antiques-table-ask-tricks = Спросить о хитрости после каждой моей ставки
antiques-table-ask-short = спросить
antiques-table-swap-open = Обмен…
antiques-table-swap-title = Предложить обмен
antiques-table-swap-whom = С кем?
antiques-table-you-give = Вы отдаёте
antiques-table-you-get = Вы получаете
antiques-table-gives = { $who } отдаёт
antiques-table-swap-payer = Чей жетон тратится, если обмен примут?
antiques-table-swap-mine = Мой
antiques-table-swap-theirs = Соперника ({ $who })
antiques-table-swap-choose = Выберите по одной карте с каждой стороны.
antiques-table-swap-back = Назад
antiques-table-swap-send = Предложить
antiques-table-no-cards = У игрока { $who } нет карты для обмена с вами.
antiques-table-asked-already = Игрок { $who } после этой ставки уже отказался от обмена.
antiques-table-partner-cannot-pay = У игрока { $who } нет неиспользованного жетона обмена.
antiques-table-token-mine = Это будет стоить вам жетона обмена.
antiques-table-token-of = Жетон обмена потратит { $who }.

## Отклонённые ходы

refused-antiques-at-least-one = Наименьшая ставка — 1 монета.
refused-antiques-more-than-purse = Это больше, чем у вас в кошельке: там { $purse ->
    [one] { $purse } монета
    [few] { $purse } монеты
   *[many] { $purse } монет
}.
refused-antiques-not-higher = Ставка должна быть больше самой высокой: { $high }.
refused-antiques-no-such-group = Реплика присоединяется только к маркам, ювелирным изделиям, мебели или скульптурам.
refused-antiques-no-group = Реплику некуда положить: у вас нет { $group ->
    [stamp] марок
    [jewellery] ювелирных изделий
    [furniture] мебели
   *[sculpture] скульптур
}.
refused-antiques-no-such-trick = Хитрость — одно из этого: { $tricks }.
refused-antiques-no-token = У вас нет неиспользованного жетона { $trick ->
    [stop] «Стоп»
    [ban] «Запрет»
   *[swap] «Обмен»
}.
refused-antiques-stop-too-low = Для «Стопа» ставка должна быть не меньше { $least }.
refused-antiques-name-an-opponent = Назовите место соперника.
refused-antiques-passed-already = Место { $seat } уже спасовало.
refused-antiques-asked-already = Место { $seat } после этой ставки уже отказалось от обмена; каждого соперника спрашивают один раз.
refused-antiques-no-such-card = Карта, которую вы хотите { $side ->
    [give] отдать
   *[take] получить
}, — одна из этих: { $cards }.
refused-antiques-has-no-card = У места { $seat } нет такой карты: { $card ->
    [painting] картина
    [sculpture] скульптура
    [furniture] мебель
    [stamp] марка
    [jewellery] ювелирное изделие
    [collection] коллекция
    [replica-stamp] реплика среди марок
    [replica-jewellery] реплика среди ювелирных изделий
    [replica-furniture] реплика среди мебели
    [replica-sculpture] реплика среди скульптур
   *[replica-loose] реплика без группы
}.
refused-antiques-same-name = Карты с одинаковым названием не обменивают.
refused-antiques-payer = Жетон тратит один из двоих, кто меняется.
refused-antiques-partner-cannot-pay = У места { $seat } нет неиспользованного жетона «Обмен».

## Первая партия с подсказками

lesson-antiques-1 = Продаются сразу три карты: две открыты, третью не видел никто (A3). Две марки — отличное начало, ведь каждая следующая марка ценнее предыдущей (A11). Начните с 3 монет.
lesson-antiques-2 = Ставка — это вся сумма целиком, и она должна быть выше наибольшей (A4). У вас 20 монет, а две марки уже стоят 8 очков: поднимайте до 6.
lesson-antiques-3 = Под покрывалом была третья марка! Ваши 6 монет достались соперникам, по 3 каждому (A7). Теперь { $left } ставит 2. Спасуйте: кто не покупает, тот получает долю.
lesson-antiques-4 = Реплика может сойти за марку, ювелирное изделие, мебель или скульптуру (A8). Поставьте 1: одну монету на двоих не разделить, она уйдёт в банк, и никто не наживётся (A7).
lesson-antiques-5 = Лот ваш, а под покрывалом была скульптура. Выберите группу, к которой реплика присоединится навсегда (A8): четвёртая марка — это 28 очков вместо 17.
lesson-antiques-6 = Без покупок остаётся только { $right }, поэтому монету из банка забирает { $right } (A9). А теперь смотрите: коллекция приносит 20, если у вас есть карты всех пяти видов (A13). Вам не хватает картины и мебели, и картина — вот она. Ставьте 4.
lesson-antiques-7 = Без пяти видов коллекция отнимает 10 очков (A13), но впереди ещё шестнадцать лотов, мебель успеет появиться. Она стоит 8 монет — по 4 каждому из соперников.
lesson-antiques-8 = А вот и мебель: коллекция собрана! За скульптуры платят по местам: 20, 15 и 10, а у кого их нет, тот теряет 5 (A12). Одна у вас уже есть, так что пусть соперники торгуются до 9 или 10: половина достанется вам.
lesson-antiques-9 = Второй предмет мебели составит пару — 12 очков, одиночный не стоит ничего (A11). Картина — сразу 5 очков. Ставьте 5.
lesson-antiques-10 = Теперь вы знаете всю игру: смотрите, что лот прибавит к вашим картам, и вовремя останавливайтесь — каждая монета в конце тоже очко (A11). Скульптура укрепит ваше место, ювелирное изделие продолжит ряд: ставьте все 6 монет.
lesson-antiques-phase-bidding = Посчитайте, что прибавят к вашим картам две открытые, и добавьте немного за скрытую. Торгуйтесь, пока цена заметно ниже, иначе пасуйте и получайте долю от цены (A7).
lesson-antiques-phase-trick = После своей ставки можно потратить один жетон (A10): «Стоп» сразу забирает лот, «Запрет» выводит соперника из торгов за этот лот, «Обмен» предлагает карту за карту. Каждый жетон действует один раз за партию.
lesson-antiques-phase-answer = Вам предлагают обмен (A10). Соглашайтесь, если новая карта даст вам больше очков, чем отданная.
lesson-antiques-phase-placing = Реплика присоединяется к одной из ваших групп и считается картой этого вида (A8). Выберите группу, которой лишняя карта даст больше всего, — обычно это марки.
lesson-antiques-phase-over = Итоговый счёт: картины, пары, ряды, скульптуры, коллекции и монеты складываются (A11–A13). При равенстве побеждает тот, у кого меньше реплик (A14).
