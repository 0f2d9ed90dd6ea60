### Emblems: Auktion для Combi-Cards.

game-emblems = Эмблемы
game-emblems-line = Платят все, забирает высшая ставка, и только вы знаете, что собираете.
game-emblems-goal = Забирать карты, подходящие к вашей тайной. Свою ставку платят все, кто бы ни выиграл.
emblems-title = Auktion (Combi-Cards)
emblems-feel = Платят все, карту берёт высшая ставка, и только вы знаете, какие эмблемы собираете.

## Карты

emblems-emblem-star = звезда
emblems-emblem-moon = луна
emblems-emblem-pillar = колонна
emblems-emblem-key = ключ
emblems-emblem-crown = корона
emblems-joker = джокер
emblems-rank = считается за { $rank }
emblems-worth-both = { $points ->
    [one] Обе ваши эмблемы: { $points } очко
    [few] Обе ваши эмблемы: { $points } очка
   *[many] Обе ваши эмблемы: { $points } очков
}
emblems-worth-one = { $points ->
    [one] Одна ваша эмблема: { $points } очко
    [few] Одна ваша эмблема: { $points } очка
   *[many] Одна ваша эмблема: { $points } очков
}
emblems-worth-none = { $points ->
    [one] Ни одной вашей эмблемы: { $points } очко
    [few] Ни одной вашей эмблемы: { $points } очка
   *[many] Ни одной вашей эмблемы: { $points } очков
}

## Настройки

emblems-option-points = Очки
emblems-option-points-about = Сколько очков даёт выигранная карта: смотря сколько на ней ваших эмблем.

## Ход партии

emblems-phase-bidding = Ставки
emblems-phase-over = Торги окончены

emblems-ask-bidding = { $tied ->
    [none] Какие карты ставите? Вы потеряете их, даже если не выиграете.
   *[other] Ничья: ставьте ещё раз из оставшихся карт.
}

emblems-move-bid = { $cards-count ->
    [1] Поставить { $cards-sum } одной картой
   *[other] Поставить { $cards-plus } = { $cards-sum }
}
emblems-move-bid-about = Вы потеряете эти карты, даже если не выиграете.

## Журнал

emblems-event-card-turned-up = Следующая карта: { $card }.
emblems-event-bid-sealed = { $you ->
    [who] Ваш выбор сделан.
   *[no] { $who }: выбор сделан.
}
emblems-event-bid-sealed-own = { $cards-count ->
    [1] Вы кладёте одну карту, она считается за { $cards-sum }.
   *[other] Вы кладёте { $cards-plus }, вместе { $cards-sum }.
}
emblems-event-bids-revealed = Ставки открыты. { $parts }.
emblems-event-bids-revealed-part = { $you ->
    [who] Вы
   *[no] { $who }
}: { $value }{ $from_deck ->
    [yes] {" "}(верхняя карта колоды)
   *[no] {""}
}
emblems-event-bids-tied = Ничья, по { $value }: { $seats }.
emblems-event-card-sold = Продано! { $you ->
    [who] Карта ваша: { $card }.
   *[no] { $who } забирает карту: { $card }.
}
emblems-event-card-removed = Ставить больше некому: карту убирают ({ $card }).
emblems-event-cards-drawn = { $you ->
    [who] Вы берёте
   *[no] { $who } берёт
} { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}.
emblems-event-cards-drawn-own = Вы берёте { $number ->
    [one] { $number } карту; она считается
    [few] { $number } карты; они считаются
   *[many] { $number } карт; они считаются
} за { $cards }.
emblems-event-match-ended = Аукцион закрыт. Тайные карты: { $parts }.
emblems-event-match-ended-part = { $you ->
    [who] вы — { $card }
   *[no] { $who } — { $card }
}

## Подсчёт

emblems-breakdown-both = Обе эмблемы
emblems-breakdown-one = Одна эмблема
emblems-breakdown-none = Ни одной эмблемы

## На столе

emblems-table-card = Карта { $number } из 16
emblems-table-hand = Ваша рука
emblems-table-deck = Колода
emblems-table-won = Выиграно
emblems-table-removed = Убрано
emblems-table-to-come = Впереди
emblems-table-sealed = выбор сделан
emblems-table-choosing = выбирает
emblems-table-power = Сила { $value }
emblems-terminal-power = Сила
emblems-table-power-about = Сила ставок: сколько вместе дают все карты на руке и в колоде.
emblems-table-of-rank = Карты, которые считаются за { $rank }
emblems-table-bid-about = За каждую эмблему карта даёт единицу, неважно какую. Вы теряете её, даже если не выиграете.
emblems-table-scoring = Очки за карту: { $both }, если на ней обе эмблемы вашей тайной карты, { $one }, если одна из них, { $none }, если ни одной.
emblems-table-deck-about = Шестнадцать карт стола продают одну за другой; после последней считают очки.
emblems-table-draw-about = После каждой продажи вы добираете до шести карт. Поставленные карты не возвращаются.
emblems-table-sum = Всего { $value }
emblems-table-tied = Ничья: { $seats }
emblems-table-left = { $count ->
    [0] Последняя карта
    [one] ещё { $count }
   *[many] ещё { $count }
}
emblems-table-in-deck = { $count ->
    [one] { $count } карта в вашей колоде
    [few] { $count } карты в вашей колоде
   *[many] { $count } карт в вашей колоде
}
emblems-table-turning = Ставки открываются…
emblems-table-turned = Ставки открыты.
emblems-table-from-deck = верхняя карта колоды
emblems-table-out = не участвует в переигровке
emblems-table-sits-out = карт не осталось
emblems-table-least = Младшая карта
emblems-table-all = Все
emblems-table-after = из { $now }; останется { $after }
emblems-table-power-left = Оставшаяся сила ставок: { $value }
emblems-table-laid = Ваша ставка: { $value }.
emblems-verdict-won = Ваша ставка { $value } — высшая: карта ваша.
emblems-verdict-lost = Карту забирает { $who }: { $value } против ваших { $mine }.
emblems-verdict-other = Карту забирает { $who }, ставка { $value }.
emblems-table-waiting = Ждём: { $seats }.
emblems-table-waiting-many = { $count ->
    [one] Ждём ещё { $count } ставку.
    [few] Ждём ещё { $count } ставки.
   *[many] Ждём ещё { $count } ставок.
}
emblems-table-no-cards = У вас больше нет карт, вы пропускаете торги.
emblems-table-blind = Рука пуста: за вас ставит верхняя карта вашей колоды, вслепую.
emblems-table-hand-empty = Рука пуста, пока вы снова не возьмёте карты.
emblems-table-why-sealed = Выбор сделан: положенную ставку не меняют.
emblems-table-why-not-tied = Ещё раз ставят только те, у кого ничья.
emblems-table-secret-open = Ваша тайная карта: { $emblems }. Нажмите, чтобы перевернуть её.
emblems-table-secret-closed = Ваша тайная карта лежит рубашкой вверх. Нажмите, чтобы взглянуть.
emblems-table-secret-of = Тайная карта: { $emblems }
emblems-table-secrets = Тайные карты
emblems-table-score-about = Столько очков приносят ваши выигранные карты за две ваши эмблемы. Это видите только вы.
emblems-table-score-of = обе { $both }, одна { $one }, ни одной { $none }

## Отклонённые ходы

refused-emblems-no-card = В ставке должна быть хотя бы одна карта.
refused-emblems-card-twice = Одну карту можно поставить только один раз.
refused-emblems-not-in-hand = Карты { $card } у вас на руке нет{ $again ->
    [yes] ; в новой ставке играют только оставшиеся карты
   *[no] {""}
}.

## Первая партия с подсказками

lesson-emblems-1 = На вашей тайной карте звезда и луна. Карта стола с обеими эмблемами даст вам 3 очка, с одной — 1, а без них — целых 5 (E9). Здесь только звезда, а ставки сгорают и у проигравших (E4): поставьте одну карту ранга 1, то есть с одной эмблемой.
lesson-emblems-2 = Звезда, луна и колонна: обе ваши эмблемы, 3 очка. В ставке важно лишь, сколько эмблем на картах (E3): ранг 4 и ранг 1 дают 5.
lesson-emblems-3 = Колонна, ключ и корона: ни одной вашей, и это единственная карта, которая принесёт вам 5 (E9). Джокер считается за 6 (E3), с картой ранга 2 выходит 8.
lesson-emblems-4 = Звезда, луна и ключ: снова 3 очка. Но после каждой продажи вы лишь добираете до шести из колоды, которая не пополняется (E6). Попробуйте одну карту ранга 3.
lesson-emblems-5 = Ничья, по 3. Участники ничьей ставят снова, другими картами с руки, и до этого никто не добирает (E5). Ранга 2 должно хватить.
lesson-emblems-6 = Луна, колонна и корона: вам это одно очко. Поставьте младшую карту. И наблюдайте: кто дорого платит, тот выдаёт свою тайную карту (E8).
lesson-emblems-7 = Кто-то отдал 5 за карту без звезды и ключа: похоже, они-то и есть тайные. На этой карте все пять эмблем, она стоит 3 очка для каждого. Пусть соперники сожгут на ней свои карты.
lesson-emblems-8 = Сила ставок всей вашей колоды — 86, а продаж шестнадцать (E9): экономьте на дешёвых и будьте сильны там, где это важно. Звезда и луна с короной — это 3 очка, ставьте четыре карты, всего 13.
lesson-emblems-phase-bidding = Посчитайте свои эмблемы на карте стола: обе — 3 очка, одна — 1, ни одной — 5 (E9). За 3 и 5 боритесь всерьёз, за остальное отдайте одну слабую карту: всё поставленное сгорает (E4).
lesson-emblems-phase-over = Тайные карты открыты, и каждая купленная карта сравнивается с вашей тайной (E9). Побеждает наибольшая сумма (E10).
