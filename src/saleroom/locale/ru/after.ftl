# После партии: места и отличия, тренер в браузере, управление повтором, тренировка.

end-place = Вы заняли { $place }-е место.
end-behind =
    { $points ->
        [0] Столько же очков, сколько у победителя.
        [one] До победителя { $points } очко.
        [few] До победителя { $points } очка.
       *[other] До победителя { $points } очков.
    }
end-place-nth = { $place }-е место
end-rules = Правила подсчёта: { $rules }
end-honours = Награды вечера
honour-dearest = Самый дорогой лот
honour-dearest-what = { $lot }, за { $price }
honour-lots = Больше всех лотов
honour-lots-what =
    { $count ->
        [one] { $count } лот
        [few] { $count } лота
       *[other] { $count } лотов
    }
honour-bargain = Самая выгодная покупка
honour-bargain-what = { $lot }: очков сверх цены — { $points }
honour-move = Ход партии
honour-comeback = Лучший камбэк
honour-comeback-what =
    { $points ->
        [one] отставание в { $points } очко — и всё же первое место
        [few] отставание в { $points } очка — и всё же первое место
       *[other] отставание в { $points } очков — и всё же первое место
    }

decided = Где всё решилось?
decided-about = Тренер оценивает каждое решение по тому, что игрок мог знать в тот момент, и отделяет удачу от мастерства. Это займёт несколько секунд.
decided-ask = Спросить тренера
decided-waiting = Тренер занят другими партиями. Ваша — следующая.
decided-working = Тренер разбирает партию.
decided-cancel = Остановить
decided-failed = Тренер не смог разобрать эту партию.
decided-again = Попробовать ещё раз
decided-curve = Шанс на победу ход за ходом
decided-after = После хода { $number }
decided-start = До первого хода
decided-chance = { $who } { $chance }
decided-error = ± { $error }
decided-moment = Момент партии
decided-show = Показать этот момент
decided-no-turns = Ни один момент сам по себе партию не решил.
decided-luck = Удача и мастерство
decided-luck-about = В шансах на победу. Удача — карты и то, как сошлись тайные ставки. Мастерство — то, что дали решения, свои и чужие.
decided-column-luck = Удача
decided-column-skill = Мастерство
decided-column-result = Итог
decided-chance-skill = может быть случайностью
decided-lots = Цена и ценность, лот за лотом
decided-lots-about = В очках, для того, кто купил.
decided-paid = заплачено
decided-worth = ценность
decided-cost-line = { $who }: { $played }. Лучше: { $best }. Потеря шансов на победу: { $win } (± { $error }).
decided-best-line = { $who }: { $played }. Следующий по силе ход побеждал бы на { $gain } реже (± { $error }).

advice = Тренер
advice-none = Здесь не было выбора, о котором стоит говорить.
advice-best = { $who }: лучший ход.
advice-equal = { $who }: ход примерно равен лучшему.
advice-inaccuracy = { $who }: неточность, потеряно { $win } (± { $error }).
advice-mistake = { $who }: ошибка, потеряно { $win } (± { $error }).
advice-blunder = { $who }: грубая ошибка, потеряно { $win } (± { $error }).
advice-wins = Победы
advice-points = очк.
advice-played = сыграно
advice-choice = выбор тренера
advice-about-equal = примерно равен
advice-next = Следующий важный момент
advice-try = Сыграть отсюда
advice-try-about = Против ботов. Всё, что { $who } не видит, сдаётся заново.
advice-sure = ± — одна стандартная ошибка; ходы, которые расходятся не больше чем на две с половиной, считаются примерно равными.
advice-show = Что скажет тренер?

tried-from = Эта партия начата с хода { $number } другой партии.
tried-again = Сыграть ещё раз
tried-back = Назад к партии

replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-normal = Обычно
replay-speed-fast = Быстро
replay-settings = Вид и скорость

training-title = Угадайте цену
training-about = Одно решение из хорошей партии. Сделайте ход за столом, как обычно, — тренер его оценит. То, в чём вы ошиблись, вернётся в другой день.
training-game = Игра
training-level = Сложность
training-any = Любая
training-level-1 = Легко
training-level-2 = Средне
training-level-3 = Трудно
training-today =
    { $left ->
        [0] На сегодня всё: верно { $right } из { $done }.
       *[other] Сегодня { $done } из { $all }
    }
training-due =
    { $count ->
        [one] Сегодня возвращается { $count } прежняя задача.
        [few] Сегодня возвращаются { $count } прежние задачи.
       *[other] Сегодня возвращаются { $count } прежних задач.
    }
training-begin = Начать
training-question = Как бы вы сыграли?
training-how = Сделайте ход за столом, как в партии.
training-right = Верно. Это лучший ход.
training-equal = Верно. Это примерно равно лучшему ходу: «{ $best }».
training-wrong = Не совсем. Лучше: «{ $best }». Так побеждают на { $cost } чаще (± { $error }).
training-several = Ваша ставка состояла из нескольких ходов; потеря не меньше, чем на худшем из них.
training-soon =
    { $days ->
        [one] Эта задача вернётся завтра.
        [few] Эта задача вернётся через { $days } дня.
       *[other] Эта задача вернётся через { $days } дней.
    }
training-found = Боты послабее находят это в { $share } попыток.
training-next = Дальше
training-enough = На сегодня достаточно. Возвращайтесь завтра или продолжайте.
training-more = Продолжить
training-none = Таких задач на сегодня больше нет.
training-back = Назад
training-yours = ваш ответ
training-best = лучший
training-worth = Сколько стоят ходы
training-score = Пока верно { $right } из { $done }
