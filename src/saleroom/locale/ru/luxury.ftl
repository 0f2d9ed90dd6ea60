### Luxury: «Аукціонъ».

luxury-title = «Аукціонъ»
luxury-feel = Девять роскошных вещей, по девять карт у каждого, все ставки втайне — и почти каждая карта с характером.

## Карты и лоты

luxury-card-0 = 0 (Хулиган)
luxury-card-20 = 20
luxury-card-30 = 30 (Аферист)
luxury-card-40 = 40 (Банкир)
luxury-card-50 = 50 (Шантажист)
luxury-card-60 = 60 (Городовой)
luxury-card-70 = 70 (Оценщик)
luxury-card-80 = 80
luxury-card-90 = 90
luxury-character-0 = Хулиган
luxury-character-30 = Аферист
luxury-character-40 = Банкир
luxury-character-50 = Шантажист
luxury-character-60 = Городовой
luxury-character-70 = Оценщик
luxury-card-0-about = Лот снимают с торгов, если рядом нет Городового.
luxury-card-20-about = Простая карта; её же вынуждены ставить жертвы шантажа.
luxury-card-30-about = Считается за 95, если среди ставок есть 90.
luxury-card-40-about = Ваша следующая ставка считается вдвое.
luxury-card-50-about = Можно заставить другого поставить 20 вместо его карты.
luxury-card-60-about = Хулиган, Шантажист и Аферист теряют силу.
luxury-card-70-about = Вы один видите два следующих лота.
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

## Настройки

luxury-option-lots = Лоты
luxury-option-lots-about = Очки и знак каждого из девяти лотов: по три каждого знака, и все разной цены.
luxury-option-memory = Показывать прошлые ставки
luxury-option-memory-about = Всем видно, какие карты уже сыграны. Иначе придётся запоминать.

## Ход партии

luxury-phase-bidding = Ставки
luxury-phase-blackmailing = Шантаж
luxury-phase-over = Торги окончены

luxury-ask-bidding = Какую карту ставите?
luxury-ask-bidding-again = Ничья, ставим ещё раз. Какую карту?
luxury-ask-blackmailing = Ваш Шантажист может кого-нибудь назвать. Кого?

luxury-move-bid = Поставить { $card }
luxury-move-bid-about = Карта уйдёт, кто бы ни выиграл.
luxury-move-blackmail = Шантаж: { $whom }
luxury-move-blackmail-about = У кого ещё есть 20, тот обязан её поставить, а свою карту забирает.
luxury-move-blackmail-nobody = Никого не шантажировать
luxury-move-blackmail-nobody-about = Всё остаётся как лежит.

## Журнал

luxury-event-lot-turned-up = Следующий лот: { $lot }.
luxury-event-bid-sealed = { $you ->
    [who] Ваш выбор сделан.
   *[no] { $who }: выбор сделан.
}
luxury-event-bid-sealed-own = Вы кладёте карту: { $card }.
luxury-event-bids-revealed = Карты открыты. { $parts }.
luxury-event-bids-revealed-part = { $you ->
    [who] Вы: { $card }
   *[no] { $who }: { $card }
}
luxury-event-banker-doubled = { $you ->
    [who] Банкир: ваша следующая ставка считается вдвое.
   *[no] Банкир: следующая ставка игрока { $who } считается вдвое.
}
luxury-event-lots-appraised = { $you ->
    [who] Оценщик: вы смотрите
   *[no] Оценщик: { $who } смотрит
} { $number ->
    [one] { $number } следующий лот
    [few] { $number } следующих лота
   *[many] { $number } следующих лотов
}.
luxury-event-lots-appraised-own = Оценщик: вы видите, что впереди: { $lots }.
luxury-event-constable-called = { $you ->
    [who] Ваш Городовой
   *[no] Городовой игрока { $who }
} следит за порядком: Хулиган, Шантажист и Аферист бессильны.
luxury-event-hooligan-came = { $you ->
    [who] Ваш Хулиган
   *[no] Хулиган игрока { $who }
} разгоняет публику.
luxury-event-blackmail-sealed = { $you ->
    [who] Вы решили, кого шантажировать.
   *[no] { $who }: жертва шантажа выбрана.
}
luxury-event-blackmail-sealed-own = Вы решаете шантажировать. Жертва: { $whom }.
luxury-event-blackmail-sealed-own-nobody = Вы решаете никого не шантажировать.
luxury-event-nobody-blackmailed = { $you ->
    [who] Вы никого не шантажируете.
   *[no] { $who } никого не шантажирует.
}
luxury-event-seat-blackmailed = { $you ->
    [who] Вы шантажируете: { $whom } { $forced ->
        [yes] вместо своей карты ставит 20. Назад на руку: { $card }.
       *[no] без 20 на руке только пожимает плечами.
    }
    [whom] { $who } шантажирует вас: { $forced ->
        [yes] вы вынуждены поставить 20. Назад на руку: { $card }.
       *[no] двадцатки на руке нет, и ничего не происходит.
    }
   *[no] { $who } шантажирует: { $whom } { $forced ->
        [yes] вместо своей карты ставит 20. Назад на руку: { $card }.
       *[no] без 20 на руке только пожимает плечами.
    }
}
luxury-event-swindler-counted = { $you ->
    [who] Ваш Аферист
   *[no] Аферист игрока { $who }
} рядом с 90 считается за 95.
luxury-event-bids-tied = Ничья на { $value }: { $seats }. { $rebid ->
    [yes] Прошу ставить ещё раз.
   *[no] Вторая ничья подряд: лот никому.
}
luxury-event-bid-highest = { $you ->
    [who] Ваша ставка { $value } — высшая.
   *[no] Высшая ставка — { $value }, { $who }.
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
luxury-table-known-ahead = Только вы знаете, что дальше
luxury-table-hand = Ваша рука
luxury-table-spent = Сыграно
luxury-table-withdrawn = Снято с торгов
luxury-table-sealed = выбор сделан
luxury-table-choosing = ждём выбора
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
        [one] Ещё { $count } лот лицом вниз
        [few] Ещё { $count } лота лицом вниз
       *[many] Ещё { $count } лотов лицом вниз
    }
luxury-table-known-place =
    { $place ->
        [1] следующий; знаете только вы
       *[other] через один; знаете только вы
    }
luxury-table-bids = Карты перед игроками
luxury-table-turning = Карты открываются…
luxury-table-powers = Способности по порядку
luxury-table-power-fired = сработало
luxury-table-power-silent = без силы
luxury-table-forced = вынужденная ставка
luxury-table-out = вне торгов
luxury-table-holdings = Оставшиеся карты
luxury-table-no-memory = За этим столом прошлые ставки не показывают (L8): запоминайте.
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
luxury-table-completes = Все три: { $points }
luxury-table-none-won = Нет лотов
luxury-table-on-table = лежит на столе
luxury-table-pick = Коснитесь карты. Она уйдёт, кто бы ни выиграл.
luxury-table-choose-first = Сначала выберите карту: ставка — всегда одна карта.
luxury-table-why-sealed = Выбор сделан: положенную карту не меняют.
luxury-table-why-not-tied = Ещё раз ставят только те, у кого ничья.
luxury-table-why-open = Карты за этот лот уже открыты. Новая ставка — когда Шантажист назовёт кого-нибудь.
luxury-table-laid = Ваша карта: { $card }. Её пока никто не видит.
luxury-table-decided = Вы решили.
luxury-table-waiting = Ждём: { $seats }.
luxury-table-rebid-waiting = Повторные ставки, ждём: { $seats }.
luxury-table-waiting-blackmail = Шантаж: решает { $seats }.
luxury-table-holds-20 = 20 на руке
luxury-table-no-20 = карты 20 нет: без последствий
