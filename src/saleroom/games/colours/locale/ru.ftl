### Colours: «Стой на своём» / Stick to Colours.

game-colours = Стой на своём
game-colours-line = За карту платят картами, от которых отказываются навсегда.
game-colours-goal = Собирать наборы и ряды. За карту платят отказом от других, навсегда.
colours-title = «Стой на своём» / Stick to Colours
colours-feel = Денег здесь нет: за карту платят теми картами, от которых отказываются навсегда.

## Карты

colours-colour-R = красный
colours-colour-B = синий
colours-colour-G = зелёный
colours-joker = джокер
colours-card = { $face ->
    [joker] { $colour ->
        [R] красный джокер
        [B] синий джокер
       *[G] зелёный джокер
    }
   *[other] { $colour ->
        [R] красная { $face }
        [B] синяя { $face }
       *[G] зелёная { $face }
    }
}
colours-marker-asked = ? — отказ на эти торги
colours-marker-crossed = X — отказ навсегда

## Настройки

colours-option-matching = Повышение
colours-option-matching-about = Что нужно для повышения, кроме большего числа карт, и что значит ваш X рядом с чужим ?.
colours-option-matching-by-hand = Повторить каждый ?, а карту с вашим X заменить картой с руки
colours-option-matching-same-cards = Повторить каждый ?, кроме карт с вашим X
colours-option-matching-strict = Повторить каждый ?, а с вашим X на такой карте не повышать
colours-option-matching-count = Просто отказаться от большего числа карт
colours-option-sets = Наборы
colours-option-sets-about = Сколько очков даёт набор каждого числа.
colours-option-sets-one = Число
colours-option-run = Ряды
colours-option-run-about = Сколько очков даёт каждая карта в ряду.
colours-option-run-one = Очки за карту
colours-preset-board-game-arena = Как на Board Game Arena
colours-preset-board-game-arena-about = Нельзя повышать, пока ваш X лежит на карте, отказ от которой надо повторить.

## Ход партии

colours-phase-dealing = Выбор карты для торгов
colours-phase-bidding = Торги
colours-phase-over = Торги окончены

colours-ask-dealing = Вы дилер. Какую карту выставите?
colours-ask-bidding = { $total ->
    [0] { $needed ->
        [1] Вы открываете торги: откажитесь хотя бы от одной карты. От какой?
       *[other] Нужно отказов: не меньше { $needed }. От какой карты?
    }
   *[other] Отказов: { $total }, нужно не меньше { $needed }. От какой карты ещё?
}

colours-move-offer = Выставить: { $slot }
colours-move-offer-about = Карта идёт на торги, а вы обязаны начать: отказаться хотя бы от одной другой.
colours-move-pass = { $phase ->
    [dealing] Передать роль дилера
   *[bidding] Пас
}
colours-move-pass-about = { $phase ->
    [dealing] Дилером становится следующий.
   *[bidding] Вы выходите из этих торгов, ваши ? возвращаются.
}
colours-move-renounce = { $slot ->
    [none] Сбросить с руки: { $card }
   *[other] Отказ: { $slot }
}
colours-move-renounce-about = { $slot ->
    [none] Карта выходит из игры рубашкой вверх, кто бы ни выиграл, и считается за одну.
   *[other] На карту ложится ваш ?. Если выиграете, он станет X, и карта вашей уже не будет.
}
colours-move-stand = Остаться при своём
colours-move-stand-about = Ваша ставка стоит, и ход окончен; остальные отказываются от большего, чем вы, или пасуют.

## Журнал

colours-event-deal-begun = { $you ->
    [who] Вы дилер.
   *[no] Дилер — { $who }.
}
colours-event-card-put-up = { $you ->
    [who] Вы выставляете карту
   *[no] { $who } выставляет карту
}: { $card }.{ $out-count ->
    [0] {""}
   *[other] {" "}Не участвуют из-за X: { $out }.
}
colours-event-deal-passed = { $you ->
    [who] Вы передаёте роль дилера.
   *[no] { $who } передаёт роль дилера.
}
colours-event-market-discarded = Все передали роль дилера: рынок сбрасывают целиком.
colours-event-card-renounced = { $you ->
    [who] Вы отказываетесь от карты: { $card }.
   *[no] { $who } отказывается от карты: { $card }.
}
colours-event-hand-card-discarded = { $you ->
    [who] Вы сбрасываете карту с руки.
   *[no] { $who } сбрасывает карту с руки рубашкой вверх.
}
colours-event-hand-card-discarded-own = Вы сбрасываете карту с руки: { $card }.
colours-event-hand-card-replaces = { $you ->
    [who] Вы заменяете картой с руки карту рынка: { $card }.
   *[no] { $who } заменяет картой с руки карту рынка: { $card }.
}
colours-event-bid-stands = { $you ->
    [who] Вы остаётесь при своём: { $total }.
   *[no] { $who } остаётся при своём: { $total }.
}
colours-event-seat-passed = { $you ->
    [who] Вы пасуете.
   *[no] { $who } пасует.
}
colours-event-card-sold = Продано! { $you ->
    [who] Карта ваша: { $card }.
   *[no] { $who } забирает карту: { $card }.
}
colours-event-leftover-taken = Остальные отказались, и { $card } даром { $you ->
    [who] достаётся вам.
    [house] уходит дому.
   *[no] достаётся игроку { $who }.
}
colours-event-match-ended = Колода и рынок пусты. Аукцион закрыт.

## Подсчёт

colours-breakdown-sets = Наборы
colours-breakdown-runs = Ряды

## На столе

colours-table-market = Рынок
colours-table-for-sale = На торгах
colours-table-dealer = дилер
colours-table-out = вне торгов
colours-table-demanded = Нужно повторить
colours-table-to-replace = { $count ->
    [one] { $count } карта с руки должна заменить карту, от которой вы отказались навсегда
    [few] { $count } карты с руки должны заменить карты, от которых вы отказались навсегда
   *[many] { $count } карт с руки должны заменить карты, от которых вы отказались навсегда
}
colours-table-hand = Ваша рука
colours-table-hand-empty = Рука пуста: платить можно картами рынка.
colours-table-hand-size = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[many] { $cards } карт на руке
}
colours-table-empty-slot = пустое место
colours-table-planned = вы от неё отказываетесь
colours-table-asked-by = жетон ?: { $who }
colours-table-crossed-by = жетон X: { $who }
colours-table-replaced-by = вместо неё карта с руки: { $who }
colours-table-sale-replaced = Карты с руки заменили: { $cards }.
colours-table-adds = принесёт { $points }
colours-table-costs = без неё { $points }
colours-table-twice = две такие
colours-table-in-set = в наборе
colours-table-in-run = в ряду
colours-table-counter = отказов { $have } из { $need }
colours-table-stand = Остаться при { $total }
colours-table-take-back = Отменить
colours-table-why-turn = Сейчас ходит { $who }.
colours-table-you-are-out = В этих торгах вы не участвуете.
colours-table-choose-market = Дилер выставляет карту с рынка, а не с руки.
colours-table-passes = { $count ->
    [one] Подряд роль дилера передал { $count } из { $seats }
    [few] Подряд роль дилера передали { $count } из { $seats }
   *[many] Подряд роль дилера передали { $count } из { $seats }
}
colours-table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
colours-table-my-discards = Вы сбросили:
colours-table-pile-deck = Колода
colours-table-pile-gone = Вне игры
colours-table-unseen = Ещё могут выйти
colours-table-unseen-about = { $cards ->
    [one] { $cards } карту вы ещё не видели: она в колоде или среди первых карт на руках.
    [few] { $cards } карты вы ещё не видели: они в колоде или среди первых карт на руках.
   *[many] { $cards } карт вы ещё не видели: они в колоде или среди первых карт на руках.
}
colours-table-unseen-open = { $cards ->
    [one] { $cards } карта ещё не была открыта.
    [few] { $cards } карты ещё не были открыты.
   *[many] { $cards } карт ещё не были открыты.
}
colours-table-unseen-framed = В рамке: такая есть и у вас.
colours-table-only-one = Такая карта одна.
colours-table-two-of-it = Таких карт две.
colours-table-wild = В конце считается любым числом своего цвета — тем, что вам выгоднее.
colours-table-would-add-about = Столько очков добавит вам карта на торгах. То, от чего вы откажетесь, не вычтено.
colours-table-would-cost = Без неё
colours-table-score-of = наборы { $sets }, ряды { $runs }
colours-table-score-about = Столько даёт ваша рука сейчас. Карта может считаться в одном наборе и в одном ряду.
colours-table-enough = Достаточно: останьтесь при своём или откажитесь от большего.
colours-table-put-up = Выставить на продажу
colours-table-choose-lot = Сначала выберите карту рынка.
colours-table-hand-about = Руки скрыты. Карты, взятые с рынка, видели все.
colours-table-bid-about = От скольких карт этот игрок отказался на этих торгах.
colours-table-pile-house = Дом
colours-table-deck-about = Отсюда пополняется рынок. Торги кончаются, когда пусты и колода, и рынок.
colours-table-gone-about = Сброшенные с руки карты и рынки, которые никому не понадобились: они вышли из игры.
colours-table-house-about = Вдвоём карта, от которой оба отказались навсегда, уходит дому. Он тоже считает очки и может победить.
colours-table-scoring = Что даёт очки
colours-table-scoring-sets = Набор: одно число трёх цветов. Очки: { $parts }.
colours-table-scoring-part = { $points } за { $numbers }
colours-table-scoring-runs = { $points ->
    [one] Ряд: три или больше чисел подряд одного цвета — { $points } очко за карту.
    [few] Ряд: три или больше чисел подряд одного цвета — { $points } очка за карту.
   *[many] Ряд: три или больше чисел подряд одного цвета — { $points } очков за карту.
}
colours-table-won = { $gain ->
    [0] Карта ваша!
   *[other] Карта ваша, очки: { $points }
}
colours-table-why-yours = Вы отказались от { $price ->
        [one] { $price } карты
       *[other] { $price } карт
    }, и никто — от большего.
colours-table-why-outbid = { $who }: отказов { $price }, вы остановились на { $mine }.
colours-table-why-let-go = { $who }: отказов { $price }, у вас — ни одного.
colours-table-lap = Больше никто на неё не претендует, и карта ваша: { $card }.
colours-table-lot = Лот { $number }
colours-table-of-it-demanded = из них повторяют ?: { $count }
colours-table-markers = Жетоны

## Отклонённые ходы

refused-colours-empty-slot = В ячейке { $slot } нет карты.
refused-colours-crossed = На этой карте лежит ваш X: вы отказались от неё навсегда.
refused-colours-nothing-to-renounce = Вам больше не от чего отказаться, поэтому выставить карту нельзя.
refused-colours-not-in-hand = У вас на руке нет карты { $card }.
refused-colours-for-sale = Эта карта сама выставлена на торги.
refused-colours-marked = Ваш жетон на этой карте уже лежит.
refused-colours-demanded = Отказ от этой карты вы и так обязаны повторить, это произойдёт само: выберите другую.
refused-colours-cannot-reach = Набрать { $total } отказов вам не удастся, поэтому нужно пасовать.
refused-colours-hand-cards-owed = { $count ->
    [one] Ещё { $count } карта с руки должна заменить карту, от которой вы отказались навсегда.
    [few] Ещё { $count } карты с руки должны заменить карты, от которых вы отказались навсегда.
   *[many] Ещё { $count } карт с руки должны заменить карты, от которых вы отказались навсегда.
}
refused-colours-cannot-replace = Нужно пасовать: осталось заменить { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} с вашим X, а { $held ->
    [0] карт на руке нет.
    [one] на руке только { $held } карта.
    [few] на руке только { $held } карты.
   *[many] на руке только { $held } карт.
}
refused-colours-strict = Нужно пасовать: за этим столом нельзя повышать, пока ваш X лежит на карте, отказ от которой надо повторить.
refused-colours-dealer-opens = Дилер обязан начать торги: отказаться хотя бы от одной карты.
refused-colours-no-way-back = Начав отказываться, пасовать уже нельзя.
refused-colours-total-too-low = Чтобы остаться при своём, нужно отказов не меньше { $total }.

## Первая партия с подсказками

lesson-colours-1 = Вы дилер, и вам выбирать, что продаётся (C1). У вас красная 4, а три или больше чисел подряд одного цвета — это ряд, по 1 очку за карту (C11). Выставьте красную 5.
lesson-colours-2 = Денег здесь нет: платят отказом. Положите ? на карту, которая вам не нужна; если выиграете, она никогда не станет вашей (C4, C6). Красная 1 далека от вашего ряда.
lesson-colours-3 = Вы отказались от одной карты, торги открыты (C2). Можно отказаться и от большего, но зачем платить лишнее? Оставайтесь при своём.
lesson-colours-4 = { $right } повторяет отказ от красной 1 и добавляет зелёную 2. Чтобы остаться в торгах, надо повторить каждый ? и обогнать хотя бы на одну карту (C5): зелёная 2 отмечается сама, а вы добавьте синюю 3.
lesson-colours-5 = Три против двух. Оставайтесь при своём и посмотрите, пойдёт ли { $right } дальше.
lesson-colours-6 = Красная 5 ваша, но на красной 1, зелёной 2 и синей 3 теперь лежат ваши X, и это навсегда (C6). Зелёная 8 подошла бы к вашей синей, но на красной 1 лежит ?: её пришлось бы заменить картой с руки и отдать ещё одну карту (C5). Пас.
lesson-colours-7 = На красной 1 и зелёной 2 собрались X двоих из троих, и карты даром ушли третьему (C7). Это тоже цена отказа. Теперь вы дилер: выставьте красную 6.
lesson-colours-8 = Отказаться можно и от карты с руки, но она пропадёт, даже если вы проиграете торги (C4). Зелёная 8 только одна, и её уже нет, так что набора восьмёрок вам не собрать: сбросьте синюю 8.
lesson-colours-9 = Сброшенную с руки карту никто не обязан повторять, её надо лишь превзойти числом (C5). Оставайтесь при своём.
lesson-colours-10 = У вас есть ряд 4–5–6, красная 3 его удлинит. Отказ от синей 5 повторится сам, добавьте к нему синюю 1.
lesson-colours-11 = Две против одной: оставайтесь при своём.
lesson-colours-12 = К вашим красным на рынке ничего не подходит. Роль дилера можно передать (C1); если передают все трое подряд, рынок сбрасывают и выкладывают новый.
lesson-colours-13 = На новом рынке есть красная 7! Синяя 4 вам ни к чему: пасуйте и ни от чего не отказывайтесь. Следующий дилер — вы.
lesson-colours-14 = Красный джокер: в конце он станет любым красным числом, самым выгодным для вас, и в наборе, и в ряду (C12). Выставьте его.
lesson-colours-phase-dealing = Ищите карту, которая составит с вашей рукой набор (одно число трёх цветов) или ряд (от трёх карт одного цвета) (C11). Если такой нет, передайте роль дилера.
lesson-colours-phase-bidding = Спросите себя, что даст карта на торгах и от чего вы откажетесь навсегда. Отказывайтесь от самого ненужного и оставайтесь при своём, как только можно; слишком дорого — пас.
lesson-colours-phase-over = Руки открыты: наборы дают 3 или 6 очков, ряды — по 1 очку за карту, и каждая карта считается не больше раза в наборе и раза в ряду (C11).
