# Тренер: разбор партии текстом.

coach-thinks = Тренер думает
coach-title = { $game }. Победа: { $winners }.
coach-luck-about = Шансы на победу: от того, на что каждый игрок мог рассчитывать до раздачи, до того, что получилось. Удача — это то, что дали карты, и то, как сошлись тайные ставки; мастерство — то, что дали решения, свои и чужие.
coach-seat-line = { $who }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: удача { $luck } (± { $luck-error }), мастерство { $skill } (± { $skill-error }). { $verdict ->
    [chance] За одну партию такое мастерство могло выйти и случайно.
   *[skill] За одну партию случайно столько не выходит.
}
coach-column-seat = Игрок
coach-column-start = В начале
coach-column-cards = Карты
coach-column-met = Тайные ставки
coach-column-own = Свои ходы
coach-column-others = Чужие ходы
coach-column-end = Итог
coach-costly = Самые дорогие ошибки
coach-costly-none = Ни один ход не был наверняка хуже лучшего.
coach-cost-line = Ход { $number }, { $who }: { $played }. Лучше: { $best }. Цена ошибки: { $win } шансов на победу (± { $error }) и очки: { $points } (± { $points-error }).
coach-best = Лучший ход
coach-best-line = Ход { $number }, { $who }: { $played }. Со следующим по силе ходом шанс на победу был бы на { $gain } меньше (± { $error }).
coach-turns = Переломные моменты
coach-turn-cards = После хода { $number } карты изменили шансы: { $who } { $change } (± { $error }).
coach-turn-met = После хода { $number } шансы изменило то, как сошлись тайные ставки: { $who } { $change } (± { $error }).
coach-turn-decision = После хода { $number } шансы изменило решение ({ $mover }): { $who } { $change } (± { $error }).
coach-lots = Лоты
coach-lots-about = Рядом с ценой указано, сколько очков лот принёс бы покупателю; для непроданного лота — наибольшая ценность среди игроков.
coach-column-lot = Лот
coach-column-what = Что
coach-column-buyer = Покупатель
coach-column-price = Цена
coach-column-worth = Ценность
coach-column-verdict = Задним числом
coach-lot-equal = Примерно по цене.
coach-lot-overpaid = Переплата в очках: { $points } (± { $error }).
coach-lot-gained = Покупка дала больше, чем отказ, в очках: { $points } (± { $error }).
coach-lot-curse = Проклятие победителя: переплата в очках { $points } (± { $error }), и такой цены лот не стоил ни для кого.
coach-lot-missed = Упущено ({ $who }), в очках: { $points } (± { $error }).
coach-decisions = Решения: { $who }
coach-decisions-about = { $number ->
    [one] { $number } решение
    [few] { $number } решения
   *[many] { $number } решений
}, из них лучших { $best }, примерно таких же { $equal }. Остальные:
coach-sureness = Насколько это точно
coach-sureness-about = ± — одна стандартная ошибка. Лучше или хуже мы называем только то, что расходится больше чем на две с половиной; остальное примерно равно. Каждый ход оценён по тому, что игрок мог тогда знать; глубина { $depth ->
    [quick] малая
    [deep] большая
   *[standard] обычная
}, попыток { $iterations }, доигранных партий { $playouts }.
