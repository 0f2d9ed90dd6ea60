### Secret: 秘密のオークション / Secret Auction House.

secret-title = 秘密のオークション / Secret Auction House
secret-feel = Тайные ставки за восемнадцать камней; если лучшие предложения равны, камень берёт следующий.

## Камни и заказы

secret-gem-amber = янтарь
secret-gem-beryl = берилл
secret-gem-coral = коралл
secret-gem-diamond = алмаз
secret-gem-emerald = изумруд
secret-gem-feldspar = полевой шпат
secret-item = { $gem ->
    [amber] янтарь
    [beryl] берилл
    [coral] коралл
    [diamond] алмаз
    [emerald] изумруд
   *[feldspar] полевой шпат
} { $stars ->
    [1] ★
    [2] ★★
   *[3] ★★★
}
secret-request-most-money = Полный кошелёк
secret-request-few-types = Знаток
secret-request-many-types = Собиратель
secret-request-fewest-three = Скромник
secret-request-most-one = Любитель мелочей
secret-request-multiple-of-four = Счёт четвёрками
secret-request-no-chips = Бережливый
secret-request-two-twos = Близнецы
secret-request-pairs = Сват
secret-request-one-of-each = Лесенка
secret-request-most-money-about = Ни у кого нет больше карт, чем у вас на руке и в стопке вместе; ничья годится.
secret-request-few-types-about = Ваши камни не больше чем трёх видов; можно и совсем без камней.
secret-request-many-types-about = Ваши камни по меньшей мере четырёх видов.
secret-request-fewest-three-about = Ни у кого нет меньше камней ★★★, чем у вас; ничья годится.
secret-request-most-one-about = У вас есть камень ★, и ни у кого их не больше; ничья годится.
secret-request-multiple-of-four-about = Звёзд у вас 4, 8, 12 или другое кратное четырём число.
secret-request-no-chips-about = У вас остались все три фишки.
secret-request-two-twos-about = У вас ровно два камня ★★.
secret-request-pairs-about = Хотя бы двух видов у вас не меньше двух камней каждого.
secret-request-one-of-each-about = У вас есть хотя бы по одному камню ★, ★★ и ★★★.
secret-request-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Настройки

secret-option-money = Деньги
secret-option-money-about = Значения десяти карт, с которыми начинает каждый.
secret-option-asks = Цены
secret-option-asks-about = Сколько карт просят за камень каждого вида и числа звёзд.

## Ход партии

secret-phase-keeping = Выбор заказа
secret-phase-bidding = Ставки
secret-phase-over = Торги окончены

secret-ask-keeping = Какой заказ оставите?
secret-ask-bidding = { $asks ->
    [one] Поставьте { $asks } карту
    [few] Поставьте { $asks } карты
   *[many] Поставьте { $asks } карт
}{ $chips ->
    [0] . Фишек, чтобы пасовать, у вас нет.
   *[other] {" "}или потратьте фишку.
}

secret-move-keep = Оставить: { $request }
secret-move-keep-about = Другой заказ уходит в коробку, и никто его не увидит.
secret-move-bid = Поставить { $cards }
secret-move-bid-about = Вместе { $value }. Выиграете — карты навсегда останутся под камнем, иначе уйдут в вашу стопку.
secret-move-bid-recover = Забрать стопку и поставить { $cards }
secret-move-bid-recover-about = Вместе { $value }, ценой одной фишки. Выиграете — карты навсегда останутся под камнем.
secret-move-pass = Пас
secret-move-pass-about = Стоит одну фишку; карты остаются на месте.
secret-move-pass-recover = Забрать стопку и пасовать
secret-move-pass-recover-about = Стоит две фишки; стопка возвращается на руку.

## Журнал

secret-event-choice-sealed = { $you ->
    [who] Ваш выбор сделан.
   *[no] { $who }: выбор сделан.
}
secret-event-choice-sealed-own = Ваш выбор сделан. { $choice }.
secret-event-requests-kept = Все оставили себе по заказу. Никто не говорит какой.
secret-event-item-turned-up = Следующий камень: { $item }. Цена: { $asks ->
    [one] { $asks } карта
    [few] { $asks } карты
   *[many] { $asks } карт
}.
secret-event-pile-returned = { $you ->
    [who] Вам не хватает карт, и вы забираете стопку
   *[no] Карт не хватает, и { $who } забирает стопку
}: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}.
secret-event-seat-out = { $you ->
    [who] Карт у вас осталось слишком мало: вы вне торгов.
   *[no] { $who } покидает торги: карт осталось слишком мало.
}
secret-event-choices-revealed = Предложения открыты. { $parts }.
secret-event-choices-revealed-part-bid = { $you ->
    [who] Вы
   *[no] { $who }
}: { $cards }{ $several ->
    [yes] {" "}= { $value }
   *[no] {""}
}{ $recover ->
    [yes] {" "}(стопка взята)
   *[no] {""}
}
secret-event-choices-revealed-part-pass = { $you ->
    [who] Вы: пас
   *[no] { $who }: пас
}{ $recover ->
    [yes] {" "}(стопка взята)
   *[no] {""}
}
secret-event-item-sold = { $after_tie ->
    [yes] Лучшие предложения смутили друг друга, очередь за следующим.
   *[no] Продано!
} { $you ->
    [who] Камень ваш: { $item }.
   *[no] { $who } забирает камень: { $item }.
}
secret-event-item-discarded = Камень не достаётся никому: { $item }.
secret-event-match-ended = Дом закрывает двери. Заказы: { $parts }.
secret-event-match-ended-part = { $you ->
    [who] вы
   *[no] { $who }
} — «{ $request }» ({ $fulfilled ->
    [yes] выполнен
   *[no] не выполнен
})

## Подсчёт

secret-breakdown-stars = Звёзды
secret-breakdown-request = Заказ

## На столе

secret-table-item = Камень { $number } из 18
secret-table-asks = { $asks ->
    [one] цена — { $asks } карта
    [few] цена — { $asks } карты
   *[many] цена — { $asks } карт
}
secret-table-to-come = Впереди
secret-table-hand = Ваша рука
secret-table-pile = Ваша стопка
secret-table-locked = Под камнями
secret-table-request = Ваш заказ
secret-table-won = Выиграно
secret-table-discarded = Никому
secret-table-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}
secret-table-out = вне торгов
secret-table-sealed = выбор сделан
secret-table-choosing = выбирает
secret-table-sum = Вместе { $value }
