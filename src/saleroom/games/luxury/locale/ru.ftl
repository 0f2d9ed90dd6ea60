### Luxury: «Аукціонъ».

game-luxury = Роскошь
game-luxury-line = Девять лотов, девять карт, на каждый лот одна тайная ставка. И среди карт есть Шантажист.
game-luxury-goal = Забрать самые ценные лоты. У вас девять карт на девять лотов, и каждая играет один раз.
luxury-title = «Аукціонъ»
luxury-feel = Девять роскошных вещей, по девять карт у каждого, все ставки втайне — и почти каждая карта с характером.

## Карты и лоты

luxury-card-0 = 0 (Хулиган)
luxury-card-20 = 20
luxury-card-30 = 30 (Аферист)
luxury-card-40 = 40 (Банкир)
luxury-card-50 = 50 (Шантажист)
luxury-card-60 = 60 (Констебль)
luxury-card-70 = 70 (Оценщик)
luxury-card-80 = 80
luxury-card-90 = 90
luxury-character-0 = Хулиган
luxury-character-30 = Аферист
luxury-character-40 = Банкир
luxury-character-50 = Шантажист
luxury-character-60 = Констебль
luxury-character-70 = Оценщик
luxury-card-0-about = Лот снимают с торгов, если рядом нет Констебля.
luxury-card-20-about = Простая карта; её же вынуждены ставить жертвы шантажа.
luxury-card-30-about = Считается за 95, если среди ставок есть 90.
luxury-card-40-about = Ваша следующая ставка считается вдвое.
luxury-card-50-about = Можно заставить другого игрока поставить 20 вместо его карты.
luxury-card-60-about = Хулиган, Шантажист и Аферист теряют силу.
luxury-card-70-about = Только вы видите два следующих лота.
luxury-card-80-about = Простая карта.
luxury-card-90-about = Самая старшая карта — и добыча Афериста.
luxury-sign-jewel = драгоценность
luxury-sign-vehicle = экипаж
luxury-sign-estate = имение
luxury-lot = { $sign ->
    [jewel] драгоценность
    [vehicle] экипаж
   *[estate] имение
} ({ $points })
luxury-lot-none = снятый лот

## Настройки

luxury-option-lots = Лоты
luxury-option-lots-about = Очки и знак каждого из девяти лотов. Очки могут быть равными, а лотов с одним знаком — сколько угодно.
luxury-option-lots-one = Лот
luxury-option-lots-points = Очки
luxury-option-lots-sign = Знак
luxury-option-memory = Показывать прошлые ставки
luxury-option-memory-about = Всем видно, какие карты уже сыграны и какие лоты сняты с торгов. Иначе придётся запоминать, как в печатных правилах.
luxury-option-readings = Другие толкования
luxury-option-readings-about = Там, где печатные правила молчат, — сыграть не так, как решили мы.
luxury-option-readings-banker-next-lot = Банкир удваивает первую ставку за следующий лот, а не ставку в переигровке
luxury-option-readings-must-blackmail = Шантажист обязан кого-нибудь назвать
luxury-option-readings-doubling-lasts = Удвоенная ставка, попавшая в ничью, остаётся удвоенной и в переигровке
luxury-preset-as-printed = Как в печатных правилах
luxury-preset-as-printed-about = Прошлые ставки, сброс и снятые лоты посмотреть нельзя.

## Ход партии

luxury-phase-bidding = Ставки
luxury-phase-blackmailing = Шантаж
luxury-phase-over = Торги окончены

luxury-ask-bidding = { $rebid ->
    [none] Какую карту ставите?
   *[other] Ничья: ставьте ещё раз. Какую карту?
}
luxury-ask-blackmailing = Ваш Шантажист может кого-нибудь назвать. Кого?

luxury-move-bid = Поставить { $card }
luxury-move-bid-about = Карта уйдёт, кто бы ни выиграл.
luxury-move-blackmail = { $target ->
    [none] Никого не шантажировать
   *[whom] Шантаж: { $whom }
}
luxury-move-blackmail-about = { $target ->
    [none] Всё остаётся как лежит.
   *[whom] У кого ещё есть 20, тот обязан её поставить, а свою карту забирает.
}

## Журнал

luxury-event-lot-turned-up = Следующий лот: { $lot }.
luxury-event-bid-sealed = { $you ->
    [who] Ваш выбор сделан.
   *[no] { $who }: выбор сделан.
}
luxury-event-bid-sealed-own = Вы кладёте карту: { $card }.
luxury-event-bids-revealed = Ставки открыты. { $parts }.
luxury-event-bids-revealed-part = { $you ->
    [who] Вы: { $card }
   *[no] { $who }: { $card }
}
luxury-event-banker-doubled = { $you ->
    [who] Банкир: ваша следующая ставка считается вдвое.
   *[no] Банкир: следующая ставка игрока { $who } считается вдвое.
}
luxury-event-lots-appraised = { $you ->
    [who] Оценщик: вы видите
   *[no] Оценщик: { $who } видит
} { $number ->
    [one] { $number } следующий лот
    [few] { $number } следующих лота
   *[many] { $number } следующих лотов
}.
luxury-event-lots-appraised-own = Оценщик: вы видите, что впереди: { $lots }.
luxury-event-constable-called = { $you ->
    [who] Ваш Констебль
   *[no] Констебль игрока { $who }
} следит за порядком: Хулиган, Шантажист и Аферист бессильны.
luxury-event-hooligan-came = { $you ->
    [who] Ваш Хулиган
   *[no] Хулиган игрока { $who }
} разгоняет публику.
luxury-event-blackmail-sealed = { $you ->
    [who] Вы приняли решение о шантаже.
   *[no] { $who }: решение о шантаже принято.
}
luxury-event-blackmail-sealed-own = { $target ->
    [none] Вы решаете никого не шантажировать.
   *[whom] Вы решаете шантажировать. Жертва: { $whom }.
}
luxury-event-nobody-blackmailed = { $you ->
    [who] Вы никого не шантажируете.
   *[no] { $who } никого не шантажирует.
}
luxury-event-seat-blackmailed = { $you ->
    [who] Вы шантажируете: { $whom } { $forced ->
        [yes] вместо своей карты ставит 20. Назад на руку: { $returned }.
       *[no] без 20 на руке только пожимает плечами.
    }
    [whom] { $who } шантажирует вас: { $forced ->
        [yes] вы вынуждены поставить 20. Назад на руку: { $returned }.
       *[no] двадцатки на руке нет, и ничего не происходит.
    }
   *[no] { $who } шантажирует: { $whom } { $forced ->
        [yes] вместо своей карты ставит 20. Назад на руку: { $returned }.
       *[no] без 20 на руке только пожимает плечами.
    }
}
luxury-event-swindler-counted = { $you ->
    [who] Ваш Аферист
   *[no] Аферист игрока { $who }
} рядом с 90 считается за 95.
luxury-event-bids-tied = Ничья, по { $value }: { $seats }. { $rebid ->
    [yes] Участники ничьей ставят ещё раз.
   *[no] Вторая ничья подряд: лот никому.
}
luxury-event-doubling-lasted = { $you ->
    [who] Удвоение остаётся: ваша ставка в переигровке тоже считается вдвое.
   *[no] Удвоение остаётся: ставка игрока { $who } в переигровке тоже считается вдвое.
}
luxury-event-bid-highest = { $you ->
    [who] Ваша ставка { $value } — высшая.
   *[no] Высшую ставку делает { $who }: { $value }.
}
luxury-event-lot-sold = Продано! { $you ->
    [who] Лот ваш: { $lot }.
   *[no] { $who } забирает лот: { $lot }.
}
luxury-event-lot-withdrawn = Снято с торгов, лот никому: { $lot }.
luxury-event-match-ended = Девятый лот ушёл. Доброй ночи.

## Подсчёт

luxury-breakdown-lots = Лоты
luxury-breakdown-signs = Три одного знака
luxury-tie-break = Очков поровну: побеждает владелец самого ценного лота.

## На столе

luxury-table-lot = Лот { $number } из 9
luxury-table-to-come = Впереди
luxury-table-come-or-gone = впереди или снят с торгов
luxury-table-known-ahead = Только вы знаете, что дальше
luxury-table-hand = Ваша рука
luxury-table-spent = Сыграно
luxury-table-withdrawn = Снято с торгов
luxury-table-sealed = выбор сделан
luxury-table-choosing = выбирает
luxury-table-counts-double = считается вдвое
luxury-table-next-double = следующая ставка — вдвое
luxury-table-catalogue = Девять лотов
luxury-table-left =
    { $count ->
        [0] больше нет
       *[other] впереди: { $count }
    }
luxury-table-deck =
    { $count ->
        [one] Ещё { $count } лот рубашкой вверх
        [few] Ещё { $count } лота рубашкой вверх
       *[many] Ещё { $count } лотов рубашкой вверх
    }
luxury-table-deck-about = Их порядок — тайна. На торги они выходят по одному.
luxury-table-known-place =
    { $place ->
        [1] следующий; знаете только вы
       *[other] через один; знаете только вы
    }
luxury-table-turning = Ставки открываются…
luxury-lot-about =
    { $count ->
        [1] Других лотов с этим знаком нет.
        [2] У этого знака два лота, они стоят { $lots }.
        [3] У этого знака три лота, они стоят { $lots }. Все три вместе дают ещё 3 очка.
        [few] У этого знака { $count } лота, они стоят { $lots }. Три лота и больше дают ещё 3 очка.
       *[many] У этого знака { $count } лотов, они стоят { $lots }. Три лота и больше дают ещё 3 очка.
    }
luxury-verdict-won = Лот ваш: ваша ставка { $value } — самая высокая.
luxury-verdict-lost = Лот не ваш: { $who } ставит { $value }, а вы — { $card }.
luxury-verdict-blackmailed = Лот не ваш: из-за шантажа ({ $by }) вы ставите 20, и лот забирает { $who } за { $value }.
luxury-verdict-other = Лот забирает { $who } за { $value }.
luxury-verdict-hooligan =
    { $you ->
        [who] Лот не достался никому: ваш Хулиган разогнал зал.
       *[no] Лот не достался никому: Хулигана прислал игрок { $who }.
    }
luxury-verdict-tied = Лот не достался никому: вторая ничья, по { $value }.
luxury-table-powers = Силы действуют по порядку
luxury-table-power-fired = сработало
luxury-table-power-silent = без силы
luxury-table-forced = вынужденная ставка
luxury-table-out = не участвует в переигровке
luxury-table-holdings = Оставшиеся карты
luxury-table-no-memory = За этим столом прошлые ставки и снятые лоты не показывают (L8): запоминайте.
luxury-table-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
luxury-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
luxury-table-have = У вас { $count } из 3
luxury-table-have-three = Три у вас уже есть
luxury-table-completes = Тройка: { $points }
luxury-table-none-won = Нет лотов
luxury-table-on-table = лежит на столе
luxury-table-pick = Выберите карту: она уйдёт в любом случае.
luxury-table-choose-first = Сначала выберите карту: ставка — всегда одна карта.
luxury-table-why-sealed = Выбор сделан: положенную карту не меняют.
luxury-table-why-not-tied = Ещё раз ставят только те, у кого ничья.
luxury-table-why-open = Ставки за этот лот уже открыты. Следующая ставка — когда Шантажист назовёт кого-нибудь.
luxury-table-laid = Ваша карта: { $card }. Её пока никто не видит.
luxury-table-decided = Вы решили.
luxury-table-waiting = Ждём: { $seats }.
luxury-table-rebid-waiting = Переигровка, ждём: { $seats }.
luxury-table-waiting-blackmail = Шантаж. Ждём решения: { $seats }.
luxury-table-holds-20 = 20 на руке
luxury-table-no-20 = карты 20 нет: без последствий
luxury-table-score-of = лоты { $lots }, тройки { $signs }
luxury-table-score-about = Столько очков у вас было бы, если бы торги закончились сейчас. Три лота с одним знаком приносят дополнительные очки.
luxury-table-worth-about = Столько очков добавит вам этот лот.

## Отклонённые ходы

refused-luxury-no-such-card = Карты с таким числом нет; есть карты { $cards }.
refused-luxury-not-in-hand = Этой карты у вас на руке больше нет: { $card ->
    [0] 0 (Хулиган)
    [30] 30 (Аферист)
    [40] 40 (Банкир)
    [50] 50 (Шантажист)
    [60] 60 (Констебль)
    [70] 70 (Оценщик)
   *[other] { $card }
}.
refused-luxury-no-bidder = Шантажировать можно только того, чья карта сейчас открыта вместе с вашей.
refused-luxury-must-name = За этим столом Шантажист обязан кого-нибудь назвать.
refused-luxury-own-seat = Шантажировать себя нельзя.
refused-luxury-safe-card = Того, кто поставил эту карту, шантажировать нельзя: { $card ->
    [50] 50 (Шантажист)
   *[other] { $card }
}.

## Первая партия с подсказками

lesson-luxury-1 = Лотов девять, и карт у вас девять: каждый лот стоит каждому одной карты (L3). Лот за 8 очков — из дорогих, его захотят все. Поставьте Оценщика, 70: он покажет только вам два следующих лота, даже если вас перебьют (L4).
lesson-luxury-2 = Вас перебили картой 80, зато вы всё видели: сейчас лот за 1 очко, а следом лот за 9 очков. Поставьте Банкира, 40: выиграет он или нет, следующая ваша ставка удвоится (L4).
lesson-luxury-3 = Вот и лот за 9 очков, и ваша ставка удваивается. Теперь 80 — это 160, больше любых 90 (L5). Свои 90 приберегите: если на столе есть 90, Аферист считается за 95 (L4).
lesson-luxury-4 = Лот за 9 очков ваш! Лот за 2 очка хорошей карты не стоит. Поставьте 20: Шантажист может навязать карту 20 только тому, у кого она ещё на руке (L4).
lesson-luxury-5 = { $right } ставит Банкира, оттуда можно ждать до 180. Пусть лот за 5 очков не достанется никому: поставьте Хулигана, 0. Если не явится Констебль, лот снимут с торгов, а все ставки пропадут (L4).
lesson-luxury-6 = Из-за Хулигана { $right } теряет удвоенные 80. Теперь лот за 6 очков. Пошлите Шантажиста, 50: когда ставки откроют, он заставит одного из участников заменить карту на 20 (L4).
lesson-luxury-7 = Карта 70 сильнее вашей, 40 — нет. { $right } ещё держит 20: назовите это имя, и карта 70 вернётся на руку (L4).
lesson-luxury-8 = В прошлый раз Банкира показал игрок { $left }: теперь его ставка удваивается. Констебль, 60, лишает силы Хулигана, Шантажиста и Афериста (L4): с ним лот за 4 очка никто не испортит.
lesson-luxury-9 = Ничья: ваши 60 и удвоенные 30. Участники ничьей забирают карты и ставят ещё раз; вторая ничья снимет лот с торгов (L7). У соперника 0, 30 и 70, удвоение истрачено: ваши 90 бьют 70, опасен только Аферист.
lesson-luxury-10 = Карту 70 ({ $right }) вам не перебить: у вас остались 30 и 60. Пусть лот за 7 очков уходит: поставьте 30, а Констебля оставьте на конец.
lesson-luxury-11 = Последняя карта играется сама. Против ваших 60 — не больше 50, а Хулиган при Констебле бессилен (L4): лот за 3 очка ваш.
lesson-luxury-phase-bidding = Сравните этот лот с теми, что ещё впереди, и свои карты с тем, что осталось у соперников: всё, что открывалось, видели все (L8). Дорогому лоту — сильная карта, дешёвому — та, которой не жалко.
lesson-luxury-phase-blackmailing = Назовите того, кто вас перебивает и ещё держит 20; без карты 20 шантаж не действует (L4). Можно не называть никого.
lesson-luxury-phase-over = Каждый складывает свои лоты и получает ещё 3 за все три лота одного знака (L9). При равенстве решает самый дорогой лот (L10).
