### Antiques: «Аукцион».

antiques-title = «Аукцион»
antiques-feel = Открытые торги за три вещи, одна из которых под покрывалом; ваши деньги достаются соперникам.

## Карты

antiques-kind-painting = картина
antiques-kind-sculpture = скульптура
antiques-kind-furniture = мебель
antiques-kind-stamp = марка
antiques-kind-jewellery = украшение
antiques-kind-collection = коллекция
antiques-kind-replica = реплика
antiques-kind-none = карта рубашкой вверх
antiques-kind-painting-about = по 5 очков за каждую
antiques-kind-sculpture-about = 20, 15 и 10 очков тем, у кого их больше всех; ни одной — минус 5
antiques-kind-furniture-about = 12 очков за пару
antiques-kind-stamp-about = 1, 8, 17, 28, 41, 56 очков за одну–шесть
antiques-kind-jewellery-about = 4, 10, 17, 25, 34, 44 очка за одно–шесть
antiques-kind-collection-about = 20 очков, если есть по карте каждого другого вида, иначе −10
antiques-kind-replica-about = сойдёт за марку, украшение, мебель или скульптуру
antiques-group-stamp = марки
antiques-group-jewellery = украшения
antiques-group-furniture = мебель
antiques-group-sculpture = скульптуры
antiques-group-loose = без группы
antiques-card-painting = картина
antiques-card-sculpture = скульптура
antiques-card-furniture = мебель
antiques-card-stamp = марка
antiques-card-jewellery = украшение
antiques-card-collection = коллекция
antiques-card-replica-stamp = реплика среди марок
antiques-card-replica-jewellery = реплика среди украшений
antiques-card-replica-furniture = реплика среди мебели
antiques-card-replica-sculpture = реплика среди скульптур
antiques-card-replica-loose = реплика без группы
antiques-token-stop = Стоп
antiques-token-ban = Запрет
antiques-token-swap = Обмен

## Настройки

antiques-option-tricks = Уловки
antiques-option-tricks-about = Одноразовые жетоны; их применяют сразу после своей ставки. Выберите любые из трёх или ни одного.
antiques-option-tricks-stop = Стоп: торги кончаются немедленно
antiques-option-tricks-ban = Запрет: соперник выбывает из торгов за этот лот
antiques-option-tricks-swap = Обмен: поменяться картой с соперником
antiques-option-sculpture-ties = Поровну скульптур
antiques-option-sculpture-ties-about = Как делят награды те, у кого скульптур поровну.
antiques-option-sculpture-ties-places = Делят столько мест, сколько их самих
antiques-option-sculpture-ties-two-places = Делят два места, как напечатано
antiques-option-open-purses = Открытые кошельки
antiques-option-open-purses-about = Все видят, сколько у кого монет. Иначе придётся считать в уме.

## Ход партии

antiques-phase-bidding = Торги
antiques-phase-trick = Уловка
antiques-phase-answer = Предложен обмен
antiques-phase-placing = Выбор места для реплики
antiques-phase-over = Торги окончены

antiques-ask-bidding = Ваша ставка? У вас { $purse ->
    [one] { $purse } монета
    [few] { $purse } монеты
   *[many] { $purse } монет
}.
antiques-ask-trick = Ваша ставка { $coins } принята. Добавить к ней уловку?
antiques-ask-answer = { $who } предлагает обмен. Вы получаете: { $give }. Вы отдаёте: { $take }. { $payer ->
    [who] Жетон тратит { $who }.
   *[whom] Жетон тратите вы.
} Согласны?
antiques-ask-placing = Куда положить реплику?

antiques-move-bid = Поставить { $coins }
antiques-move-bid-about = Если никто не предложит больше, все три карты ваши, а { $coins ->
    [one] ваша { $coins } монета достанется
    [few] ваши { $coins } монеты достанутся
   *[many] ваши { $coins } монет достанутся
} остальным поровну.
antiques-move-pass = Пас
antiques-move-pass-about = Вы забираете свои монеты и ждёте следующего лота.
antiques-move-trick-none = Без уловки
antiques-move-trick-none-about = Торги продолжаются.
antiques-move-trick-stop = Объявить «Стоп»
antiques-move-trick-stop-about = Торги кончаются немедленно, ваша ставка выигрывает. Жетон потрачен.
antiques-move-trick-ban = Запрет: { $whom }
antiques-move-trick-ban-about = { $whom } немедленно пасует и забирает монеты. Жетон потрачен.
antiques-move-trick-swap = Предложить обмен ({ $whom }): { $give } — { $take }
antiques-move-trick-swap-about = { $whom } может согласиться или отказаться. Жетон тратится только при согласии: { $payer ->
    [who] ваш
   *[whom] партнёра
}.
antiques-move-answer-accept = Согласиться на обмен
antiques-move-answer-accept-about = Карты меняют хозяев, жетон потрачен.
antiques-move-answer-decline = Отказаться от обмена
antiques-move-answer-decline-about = Всё остаётся как есть.
antiques-move-place = Положить сюда: { $group }
antiques-move-place-about = С этой минуты реплика считается одной из них.

## Журнал

antiques-event-lot-laid-out = Лот { $round }, дамы и господа: { $one }, { $two } и одна карта рубашкой вверх. { $you ->
    [who] Первое слово за вами.
   *[no] Первым говорит { $who }.
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
} Под покрывалом: { $card }. { $share ->
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
} реплику: { $group }.
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
antiques-breakdown-jewellery = Украшения
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
antiques-table-tokens = Уловки
antiques-table-face-down = Рубашкой вверх
antiques-table-first = первое слово: { $who }
antiques-table-leads = высшая
antiques-table-nothing = карт пока нет
antiques-table-loose = Реплики без группы
antiques-table-held = { $group }: { $count }{ $replicas ->
    [0] {""}
    [one] {""}, из них { $replicas } реплика
    [few] {""}, из них { $replicas } реплики
   *[many] {""}, из них { $replicas } реплик
}
antiques-table-mine = Что у вас есть
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
antiques-table-shares = { $share ->
    [0] Делить нечего
   *[other] Остальные получают по { $share }
}{ $bank ->
    [0] {""}
   *[other] {""}; в банк: { $bank }
}.
antiques-table-lot-worth = Для вас { $shown }; с третьей картой от { $least } до { $most }
antiques-table-places = { $who } ищет место для реплики.
antiques-table-go-on = Дальше
antiques-table-once-more = Последний лот ещё раз
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
antiques-table-why-leading = Ваша ставка высшая. Теперь слово за другими.
antiques-table-trick-after-bid = Уловку применяют сразу после своей ставки.
antiques-table-stop-least = Для стопа нужна ставка не меньше { $seats ->
    [3] 15
    [4] 10
    [5] 8
   *[6] 6
}.
antiques-table-no-ban = Запрещать уже некому.
antiques-table-no-swap = Менять нечего: нужна ваша карта и чужая с другим названием.
antiques-table-ask-tricks = Спросить об уловке после каждой моей ставки
antiques-table-ask-short = спросить
antiques-table-swap-open = Обмен…
antiques-table-swap-title = Предложить обмен
antiques-table-swap-whom = С кем?
antiques-table-you-give = Вы отдаёте
antiques-table-you-get = Вы получаете
antiques-table-gives = { $who } отдаёт
antiques-table-swap-payer = Чей жетон, если согласятся?
antiques-table-swap-mine = Мой
antiques-table-swap-theirs = Игрока { $who }
antiques-table-swap-choose = Выберите по одной карте с каждой стороны.
antiques-table-swap-back = Назад
antiques-table-swap-send = Предложить
antiques-table-no-cards = У игрока { $who } нет карты для обмена с вами.
antiques-table-partner-cannot-pay = У игрока { $who } нет неиспользованного жетона обмена.
antiques-table-token-mine = Это будет стоить вам жетона обмена.
antiques-table-token-of = Жетон обмена потратит { $who }.
