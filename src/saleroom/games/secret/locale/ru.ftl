### Secret: 秘密のオークション / Secret Auction House.

game-secret = Тайный аукционный дом
game-secret-line = Равные высшие ставки гасят друг друга — и улыбается следующий.
game-secret-goal = Собирать звёзды и камни для тайного заказа. Берегитесь ничьих: при равенстве выигрывает следующая ставка.
secret-title = 秘密のオークション / Secret Auction House
secret-feel = Тайные ставки за восемнадцать камней; если высшие ставки равны, выигрывает следующая.

## Камни и заказы

secret-gem-amber = Янтарь
secret-gem-beryl = Берилл
secret-gem-coral = Коралл
secret-gem-diamond = Алмаз
secret-gem-emerald = Изумруд
secret-gem-feldspar = Полевой шпат
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
secret-request-fewest-three = Скромность
secret-request-most-one = Любитель мелочей
secret-request-multiple-of-four = Счёт четвёрками
secret-request-no-chips = Бережливость
secret-request-two-twos = Близнецы
secret-request-pairs = Всё по парам
secret-request-one-of-each = Лесенка
secret-request-most-money-about = Ни у кого нет больше карт, чем у вас на руке и в стопке вместе; ничья годится.
secret-request-few-types-about = Ваши камни не больше чем трёх видов; можно и совсем без камней.
secret-request-many-types-about = Ваши камни по меньшей мере четырёх видов.
secret-request-fewest-three-about = Камней ★★★ у вас не больше, чем у любого соперника; ничья годится.
secret-request-most-one-about = У вас есть камень ★, и ни у кого их не больше; ничья годится.
secret-request-multiple-of-four-about = Звёзд у вас 4, 8, 12 или другое кратное четырём число.
secret-request-no-chips-about = У вас остались все три фишки.
secret-request-two-twos-about = У вас ровно два камня ★★.
secret-request-pairs-about = Хотя бы двух видов у вас не меньше двух камней каждого.
secret-request-one-of-each-about = У вас есть хотя бы по одному камню ★, ★★ и ★★★.
secret-request-few-types-about-types-need-an-item = У вас есть хотя бы один камень, и все они не больше чем трёх видов.
secret-request-most-one-about-no-ones = Ни у кого нет больше камней ★, чем у вас; ничья годится, даже если их нет ни у кого.
secret-request-multiple-of-four-about-no-stars = Звёзд у вас 0, 4, 8, 12 или другое кратное четырём число.
secret-request-two-twos-about-twos-or-more = У вас два камня ★★ или больше.
secret-request-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Настройки

secret-option-money = Деньги
secret-option-money-about = Значения десяти карт, с которыми начинает каждый.
secret-option-money-one = Карта
secret-option-asks = Цены
secret-option-asks-about = Сколько карт стоит камень — по виду и числу звёзд.
secret-option-readings = Другие толкования
secret-option-readings-about = Там, где печатные правила молчат, — сыграть не так, как решили мы.
secret-option-readings-one-chip = Не больше одной фишки за камень
secret-option-readings-twos-or-more = «Близнецы»: два камня ★★ или больше
secret-option-readings-no-stars = «Счёт четвёрками»: годится и ни одной звезды
secret-option-readings-no-ones = «Любитель мелочей»: камень ★ не нужен, если его нет ни у кого
secret-option-readings-types-need-an-item = «Знаток»: нужен хотя бы один камень

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
   *[other] {" "}или заплатите 1 фишку, чтобы пасовать.
}

secret-move-keep = Оставить: { $request }
secret-move-keep-about = Другой заказ уходит в коробку, и никто его не увидит.
secret-move-bid = { $recover ->
    [yes] Забрать стопку и поставить { $cards-plus }
   *[no] Поставить { $cards-plus }
}
secret-move-bid-about = { $recover ->
    [yes] Вместе { $cards-sum }, ценой одной фишки. Выиграете — карты навсегда останутся под камнем.
   *[no] Вместе { $cards-sum }. Выиграете — карты навсегда останутся под камнем, иначе уйдут в вашу стопку.
}
secret-move-pass = { $recover ->
    [yes] Забрать стопку и пасовать
   *[no] Пас
}
secret-move-pass-about = { $recover ->
    [yes] Стоит две фишки; стопка возвращается на руку.
   *[no] Стоит одну фишку; карты остаются на месте.
}

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
secret-event-choices-revealed = Ставки открыты. { $parts }.
secret-event-choices-revealed-part-bid = { $you ->
    [who] Вы
   *[no] { $who }
}: { $cards-plus }{ $cards-count ->
    [1] {""}
   *[other] {" "}= { $value }
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
    [yes] Высшие ставки равны и гасят друг друга; выигрывает следующая.
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
secret-tie-break = Очков поровну: побеждает выполненный заказ, затем большее число камней.

## На столе

secret-table-item = Камень { $number } из 18
secret-table-asks = { $asks ->
    [one] цена — { $asks } карта
    [few] цена — { $asks } карты
   *[many] цена — { $asks } карт
}
secret-table-cards-short = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
secret-table-worth-short = Очки
secret-table-asks-short = Цена в картах
secret-table-hand = Ваша рука
secret-table-chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[many] { $chips } фишек
}
secret-table-chips-about = Фишкой платят за пас или за то, чтобы взять стопку перед ставкой.
secret-table-out = вне торгов
secret-table-sealed = выбор сделан
secret-table-choosing = выбирает
secret-table-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}
secret-table-stars-about = Каждая звезда ваших камней в конце даёт очко.
secret-table-seat-about = Карты из стопки можно вернуть за фишку; карты под камнями потеряны навсегда.
secret-table-hand-short = Рука
secret-table-pile-short = Стопка
secret-table-locked-short = Под камнями
secret-table-pile-word = стопка
secret-table-locked-word = отдана
secret-table-chips-short = Фишки
secret-table-card-hand = { $value }, у вас на руке
secret-table-card-pile = { $value }, в вашей стопке
secret-table-card-locked = { $value }, под камнем
secret-table-in-pile-why = Эта карта лежит в стопке. Заберите стопку за фишку, и ею можно будет ставить.
secret-table-locked-why = Эта карта навсегда осталась под камнем.
secret-table-sealed-why = Ваш выбор сделан, изменить его нельзя.
secret-table-out-why = Карт у вас слишком мало, вы вне торгов. Камни и заказ по-прежнему считаются.
secret-table-watching-why = Сейчас открывают ставки.
secret-table-take-back = Взять стопку
secret-table-bid = Поставить { $value }
secret-table-more = { $count ->
    [one] Выберите ещё { $count } карту
    [few] Выберите ещё { $count } карты
   *[many] Выберите ещё { $count } карт
}
secret-table-keep = Оставить этот
secret-table-progress-at-least = { $have } из { $need }
secret-table-progress-at-most = { $have }, не больше { $need }
secret-table-progress-exactly = { $have }, ровно { $need }
secret-table-fulfilled = пока выполнен
secret-table-not-fulfilled = пока не выполнен
secret-table-if-met = Если выполнен к концу
secret-table-fulfils = С этим камнем ваш заказ будет выполнен: { $points }.
secret-table-breaks = С этим камнем ваш заказ сорвётся: { $points }.
secret-table-opening = Восемнадцать камней за вечер
secret-table-opening-gems = Каждый камень приносит столько очков, сколько на нём звёзд. Платят одной, двумя или тремя из десяти карт денег.
secret-table-opening-bids = Все ставят тайно, и высшая ставка выигрывает. Но если высшие ставки равны, они гасят друг друга, и выигрывает следующая!
secret-table-opening-request = В конце ваш тайный заказ добавит очки, если он выполнен. О нём никто не знает: выберите тот, к которому сможете идти с первого камня.
secret-table-waiting-for = Ждём: { $names }
secret-table-you-chose = Выбор сделан: { $choice }
secret-table-passes = пас
secret-table-took-back = стопка взята
secret-table-tied = поровну
secret-table-offer-of = { $who }: { $state }
secret-table-tie = Ставки по { $value } равны ({ $count }) и гасят друг друга.
secret-table-next-in-line = { $you ->
    [yes] Следующая по величине ставка — ваша, { $value }: камень ваш.
   *[no] Следующая по величине ставка — { $value }, камень забирает { $who }.
}
secret-table-goes-to = { $you ->
    [yes] Продано вам за { $value }.
   *[no] Продано за { $value }, покупатель: { $who }.
}
secret-verdict-won = Ваша ставка { $value } самая высокая: камень ваш.
secret-verdict-lost = Камень забирает { $who }: { $value } против ваших { $mine }.
secret-table-nobody-bid = Все пасуют. Камень не достаётся никому.
secret-table-nobody-tied = Ни одной ставки без пары не осталось, и камень не достаётся никому.
secret-table-catalogue = Камни вечера
secret-table-state-coming = ещё впереди
secret-table-state-now = продаётся сейчас
secret-table-state-nobody = не продан
secret-table-owner = Владелец: { $who }
secret-table-to-come-count = { $count ->
    [one] впереди ещё { $count } камень
    [few] впереди ещё { $count } камня
   *[many] впереди ещё { $count } камней
}
secret-table-requests = Заказы
secret-table-score-of = звёзды { $stars }, заказ { $request }
secret-table-score-about = Столько очков у вас было бы, если бы торги закончились сейчас, с учётом вашего заказа.

## Отклонённые ходы

refused-secret-not-dealt = Оставьте один из двух заказов, которые вам достались.
refused-secret-empty-pile = Ваша стопка пуста: забирать нечего.
refused-secret-one-chip = За этим столом за один камень можно потратить одну фишку, а не две.
refused-secret-too-few-chips = Это стоит { $needed ->
    [one] { $needed } фишку
    [few] { $needed } фишки
   *[many] { $needed } фишек
}, а у вас { $chips }.
refused-secret-wrong-number = За этот камень платят ровно { $asked ->
    [one] { $asked } картой
   *[other] { $asked } картами
}.
refused-secret-not-in-hand = Таких карт — { $cards } — у вас нет { $recover ->
    [yes] ни на руке, ни в стопке
   *[no] на руке
}.

## Первая партия с подсказками

lesson-secret-1 = Вы торгуетесь для тайного заказчика и оставляете один из двух заказов (S4). По два камня двух видов собрать трудно, а «Лесенка» — по одному камню ★, ★★ и ★★★ — это 3 очка, и к ней можно идти с самого начала. Оставьте её.
lesson-secret-2 = У этого коралла две звезды, а платят за него ровно одной картой (S6). Если наибольшие ставки равны, выигрывает следующая за ними (S7). Соперники любят начинать с 10: поставьте 7.
lesson-secret-3 = Оба соперника поставили 10, их ставки погасили друг друга, и коралл ваш. Ваша 7 осталась под ним, а десятки ушли в стопки владельцев (S8). Три карты за одну звезду — дорого: поставьте три самые слабые. Проигравшие ставки не пропадают, они лежат в вашей стопке.
lesson-secret-4 = Янтарь с одной звездой всего за одну карту, а камень ★ вам нужен. Десятки и девятки соперников лежат в стопках или под камнями, и ваша 8 сильнее всего, что у них на руке.
lesson-secret-5 = Три звезды, но и три карты, а { $right } может за фишку вернуть сильную стопку. Пас тоже стоит фишку (S6): спасуйте и сохраните сильные карты на руке.
lesson-secret-6 = Камень ★★★ за одну карту! Ни у кого на руке нет больше 7. Поставьте 9, а 10 приберегите.
lesson-secret-7 = У вас есть ★, ★★ и ★★★: заказ выполнен. Карт не хватило, и { $left } даром забирает стопку (S5). Поставьте 10, 6 и 5 ради ещё двух звёзд.
lesson-secret-8 = Две ставки по 21 сравнялись, и выиграла ставка 15 (S7). Ваши сильные карты лежат в стопке. Заплатите фишку, верните её и ставьте с руки и из стопки вместе (S6): 6 больше всего, что у соперников на руке.
lesson-secret-9 = Три карты за одну звезду: отпустите этот камень, поставьте три самые слабые.
lesson-secret-10 = Деньги под камнями не возвращаются (S8), не тратьте их на всё подряд. Поставьте 4 и 5, а 10 приберегите.
lesson-secret-11 = Карт не хватало, и стопка вернулась сама (S5). Три звезды за 2 карты: ни у кого больше нет 10, ставьте 10 и 5.
lesson-secret-12 = { $left } не может заплатить тремя картами и выбывает (S5). { $right } держит 7, и её не перебить. Отдайте три самые слабые: когда платить могут меньше двух игроков, партия кончается.
lesson-secret-phase-keeping = Выберите заказ, к которому сможете идти с первого же камня (S4). Его очки засчитают в конце, только если он выполнен (S11).
lesson-secret-phase-bidding = Стоит ли камень стольких карт и помогает ли он вашему заказу? Если нет, ставьте мало или пасуйте за фишку (S6) и помните: при равных наибольших ставках камень уходит следующему (S7).
lesson-secret-phase-over = Заказы открыты: считаются звёзды и очки за каждый выполненный заказ (S11). При равенстве побеждает выполненный заказ, затем — больше камней (S12).
