# Интерфейс в браузере.

# -- везде

home = На главную
lobby = Лобби
menu = Меню
rules = Правила
settings = Настройки
language = Язык
loading = Минутку…
close = Закрыть
yes = Да
no = Нет
you = Вы
house = Дом
seats = Места
seat-nth = Место { $number }
bot-random = случайный
bot-simple = обычный
bot-novice = новичок
bot-club = клубный игрок
bot-expert = эксперт
bot-master = мастер
bot-own = вашей силы
bot-lesson = учитель
character-vera = Вера
character-otto = Отто
character-magda = Магда
character-leon = Леон
character-bruno = Бруно
character-nora = Нора
character-felix = Феликс
character-ada = Ада
character-stella = Стелла
guest = Гость
link = Ссылка
copy = Копировать
share = Поделиться
send = Отправить
add = Добавить
try-again = Попробовать ещё раз
link-copied = Ссылка скопирована.
link-select = Ссылка выделена: скопируйте её оттуда.
rule-number = Правило { $rule }
more = Больше
less = Меньше
agree = Согласиться
still-trying = Пробуем ещё раз…
not-now = Сейчас это невозможно.
language-offline = Без соединения нельзя загрузить язык: { $language }. Попробуйте ещё раз чуть позже.

# -- настройки

theme = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное
speed = Скорость
speed-leisurely = Неторопливо
speed-ordinary = Обычно
speed-brisk = Быстро
speed-at-once = Без анимации
confirm = Переспрашивать перед ходом
confirm-off = Никогда
confirm-costly = Если ход дорогой
confirm-always = Всегда
card-size = Размер карт
card-size-small = Мелкие
card-size-ordinary = Обычные
card-size-large = Крупные
volume = Громкость
sounds-and-notices = Звуки и уведомления
sounds = Звуки
notices = Сообщать, когда мой ход
remarks = Фразы соперников
notices-refused = Браузер не разрешает этой странице уведомления; это можно изменить в его настройках.
notice-turn = { $game }: ваш ход.
other-device-about = Личная ссылка переносит ваши места на другое устройство. Она действует один раз, в течение суток.
other-device-make = Создать личную ссылку
install = Установить как приложение
install-about = У Saleroom может быть своя иконка на этом устройстве и окно без адресной строки.
install-do = Установить

# -- вход

your-tables = Ваши столы
your-turn-short = ваш ход
door-first-title = Торгуйтесь, блефуйте и вовремя останавливайтесь.
door-first-text =
    { $count ->
        [5] Пять карточных игр об аукционах, от простой до сложной. Бесплатно и без регистрации.
        [one] { $count } карточная игра об аукционах. Бесплатно и без регистрации.
        [few] { $count } карточные игры об аукционах, от простой до сложной. Бесплатно и без регистрации.
       *[many] { $count } карточных игр об аукционах, от простой до сложной. Бесплатно и без регистрации.
    }
door-first-learn = Научиться за пять минут
door-first-learn-about = { $game }: наставник объясняет каждый шаг. Без ограничения времени.
door-first-play = Сыграть с лёгкими соперниками
door-first-play-about = { $game }, самая простая игра. Правила всегда под рукой.
door-back-title = С возвращением
door-games = Игры, от простой к сложной
with-friends = С друзьями
opponents-now = Соперники: { $level }
join-code = Войти по коду
join-code-label = Код или ссылка стола
join-code-bad = Это не код стола. Код выглядит так: kv2ur8crd6a2, он стоит в конце ссылки.
join = Войти
table-waits = ждёт игроков: { $seated } из { $seats }
table-lesson = Урок, можно продолжить
table-their-turn = ждём: { $names }
last-matches = Ваши последние партии
my-matches = Ваши партии
all-matches = Все ваши партии и статистика
profile = Профиль
match-won = победа
match-shared = общая победа
match-place = { $place }-е место из { $of }
points-short =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
play-now = Играть
opening = Открываем…
invite = Пригласить друзей
learn = Научиться играть
learn-short = Обучение
seats-from-to = { $from }–{ $to } { $to ->
        [few] игрока
       *[other] игроков
    }
minutes =
    { $minutes ->
        [one] около { $minutes } минуты
       *[other] около { $minutes } минут
    }
difficulty-1 = легко
difficulty-2 = средне
difficulty-3 = сложно

# -- новый стол

nickname = Ваше имя за столом
new-table-title = Новый стол
new-table-game = Какая игра?
new-table-company = С кем?
new-table-more = Ещё: игроки, темп, правила
company-friends = Друзья на расстоянии
company-friends-about = Вы получите ссылку, чтобы её отправить.
company-here = Друзья рядом
company-here-about = Вы передаёте это устройство по кругу.
company-bots = Соперники-боты
company-bots-about = Начинается сразу, без ограничения времени.
company-anybody = Кто угодно из лобби
company-anybody-about = Стол виден в списке; игроки приходят сами.
how-many-seats = Игроки
bots = Боты
bots-about = Посадите ботов сразу или начните позже: они займут места, которые останутся свободными.
bot-remove = Убрать бота: { $level }
send-away = Удалить из-за стола: { $name }
send-away-about = Сесть за этот стол снова будет нельзя.
send-away-yes = Удалить
sent-away = Хозяин стола освободил ваше место: за этот стол больше сесть нельзя.
bots-fill = Соперники вашей силы
bots-level = Сила соперников
bots-who = Кто сядет за стол
bots-anybody = Кто угодно
pace = Темп
pace-live = В реальном времени
pace-turns = По ходам
pace-live-about =
    { $seconds ->
        [one] Все играют одновременно. На каждое решение { $seconds } секунда и две минуты запаса.
        [few] Все играют одновременно. На каждое решение { $seconds } секунды и две минуты запаса.
       *[many] Все играют одновременно. На каждое решение { $seconds } секунд и две минуты запаса.
    }
pace-turns-about =
    { $hours ->
        [one] На несколько дней. На каждое решение { $hours } час. Включите уведомления, и мы позовём, когда придёт ваш ход.
        [few] На несколько дней. На каждое решение { $hours } часа. Включите уведомления, и мы позовём, когда придёт ваш ход.
       *[many] На несколько дней. На каждое решение { $hours } часов. Включите уведомления, и мы позовём, когда придёт ваш ход.
    }
seconds-per-decision = Секунд на каждое решение
hours-per-decision = Часов на каждое решение
option-change = Изменить
option-usual = Вернуть обычные значения
preset-usual = Обычные
preset-usual-about = Как на нашей странице правил.
preset-own = Свои
open-table = Открыть стол
no-such-game = Такой игры здесь нет. Все игры — на главной странице.
hot-seat = На этом устройстве
hot-seat-names = Друзья рядом играют с этого же экрана: пока вы его передаёте, он закрыт.
hot-seat-name = Имя игрока { $number }
hot-seat-remove = Убрать этого игрока
clock-live =
    { $seconds ->
        [one] в реальном времени, { $seconds } секунда
        [few] в реальном времени, { $seconds } секунды
       *[many] в реальном времени, { $seconds } секунд
    }
clock-turns =
    { $hours ->
        [one] по ходам, { $hours } час
        [few] по ходам, { $hours } часа
       *[many] по ходам, { $hours } часов
    }
clock-none = без ограничения времени
clock-now = Сейчас: { $clock } на каждое решение.
clock-now-none = Сейчас: без ограничения времени, можно не спешить.
clock-consent = Темп сменится, как только все за столом выберут один и тот же.
clock-wish =
    { $you ->
        [yes] Вы хотите: { $clock }
       *[no] { $name } хочет: { $clock }
    }
clock-asked = { $name } предлагает другой темп: подробности в меню.
match-choices = Эта партия
match-pause = Сделать паузу
match-resume = Продолжить
match-abandon = Закончить без результата
match-resign = Сдаться
match-resign-about = Вернуться не получится: за вас доиграет бот, а в итогах будет указано, что вы сдались.
match-abandon-about = Партия закончится здесь, победителя не будет.
match-consent = На паузу или завершение должны согласиться все за столом.
match-wish =
    { $what ->
        [pause] { $name } предлагает сделать паузу.
        [resume] { $name } предлагает продолжить.
       *[abandon] { $name } предлагает закончить партию без результата.
    }
match-answer = Согласиться можно в меню.
match-paused = Партия приостановлена.
match-resigned = Вы сдались: за вас доигрывает бот.

# -- фойе и комната ожидания

lobby-empty = Сейчас ни один стол не ждёт игроков. Откройте свой, и другие найдут его здесь.
lobby-waiting = Столы со свободным местом
lobby-live = Список обновляется сам.
lobby-opened = открыт { $ago }
lobby-host = Хозяин стола: { $name }
lobby-options = Особые правила: { $options }
lobby-preset = Правила: «{ $preset }». { $about }
lobby-game-all = Все игры
seats-taken = Занято мест: { $seated } из { $seats }
sit-down = Сесть за стол
watch = Смотреть
tables-to-watch = Столы, за которыми можно наблюдать
free-seat = Свободное место
host = хозяин стола
ready = ждёт начала
not-ready = ещё собирается
that-is-you = (вы)
i-am-ready = Можно начинать
not-ready-after-all = Подождите меня
start = Начать
start-with-bots = Начать, свободные места займут боты
leave = Уйти
full-table = Все места заняты. Можно смотреть или открыть свой стол.
you-may-watch = Оставайтесь здесь, чтобы смотреть.
watching =
    { $count ->
        [0] Зрителей нет.
        [one] Смотрит { $count } человек.
        [few] Смотрят { $count } человека.
       *[many] Смотрят { $count } человек.
    }
invite-about = Отправьте друзьям ссылку или дайте навести камеру на QR-код.
invite-code = Или назовите код: { $code }
invite-only-here = Эта ссылка работает только на этом компьютере.
invite-only-here-about = Чтобы к столу могли сесть другие в вашей сети, остановите сервер и запустите его так:
invite-then = Тогда его найдут по адресу { $address }
share-text = Сыграем в игру «{ $game }»?
qr = QR-код ссылки на этот стол
hot-seat-add = Добавить игрока на этом устройстве
luck = Добавить своей удачи
luck-about = Когда вы нажмёте «Можно начинать», браузер подмешает в тасовку случайные слова и те, что вы введёте здесь. Так сервер в одиночку не сможет незаметно выбрать раздачу, если в конце её проверят все.
hot-seat-guest = на том же устройстве
plays-by-program = играет программа
wait-for-host = Партия начнётся, когда все будут готовы или когда её начнёт хозяин стола.
wait-host-free =
    { $free ->
        [one] Свободно { $free } место: подождите кого-нибудь или начинайте, и его займёт бот.
        [few] Свободны { $free } места: подождите других или начинайте, и их займут боты.
       *[many] Свободно { $free } мест: подождите других или начинайте, и их займут боты.
    }
wait-host-full = Все места заняты: начинайте, когда захотите.

# -- за столом

seat-to-act = ходит
seat-away = нет на месте, играет бот
seat-cut-off = связь потеряна
seat-person =
    { $you ->
        [yes] Это вы.
       *[no] Человек, а не бот.
    }
for-sale = На торгах
my-place = Моё место
story = Журнал и чат
numbers = Обзор
log = Журнал
log-empty = Пока ничего не произошло.
log-newest = К последнему событию
log-earlier =
    { $count ->
        [one] Ещё { $count } строка выше
        [few] Ещё { $count } строки выше
       *[many] Ещё { $count } строк выше
    }
chat = Чат
chat-say = Сказать что-нибудь
chat-spectator = (зритель)
chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
phrase-well-bid = Хорошая ставка!
phrase-thanks = Спасибо!
phrase-hurry = Раз…
phrase-good-luck = Удачи!
your-turn = Ваш ход.
wait-for-others = Ждём остальных.
match-over = Партия окончена.
to-the-result = К итогам
to-the-table = Вернуться за стол
move-number = Ход { $number }
moves-more =
    { $count ->
        [one] Ещё { $count }
        [few] Ещё { $count }
       *[many] Ещё { $count }
    }
face-down = рубашкой вверх
your-score = Ваш счёт
worth-to-you = Ценность для вас
points-gained = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[many] +{ $points } очков
}
bid = Ставка
bid-pad = Что вы можете сделать
bid-amount = Ставка { $amount }
bid-other = Другая сумма
going-once = Раз…
going-twice = Два…
going-both = Раз… два…
bid-not-now = Сейчас не ваша очередь делать ставку.
bid-too-little = Слишком мало: не меньше { $least }.
bid-more-than-you-have = Столько вы поставить не можете: не больше { $most }.
pass = Пас
all-in = Всё
clear = Отменить выбор
choose-first = Сначала выберите.
choose-not-together = Вместе это выбрать нельзя.
skip = Пропустить
repeat = Показать ещё раз
winner = Победа
sure-title = Точно?
sure-yes = Да
sure-no = Пока нет
time-left = Осталось времени
time-left-about = Когда время выйдет, это решение примет бот. Запас, если он есть, уже учтён.
time-reserve = Идёт запас времени
time-low =
    { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
       *[many] Осталось { $seconds } секунд.
    }
time-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
time-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
connection-lost = Связь потеряна. Пробуем восстановить; ничего из сделанного не пропадёт.
hot-seat-cover = Передайте устройство: { $name }
hot-seat-about = Остальным сейчас лучше не смотреть.
hot-seat-show = Это я, { $name }: показать мои карты
hot-seat-hidden = Ваши карты скрыты, пока смотрят все.
everybodys-cards = Что у кого есть
everybodys-bids = Ставки игроков
end-standings = Итоговые места
you-watch = Вы смотрите со стороны.
hint = Подсказка
hint-do = Сделать так: { $move }
hot-seat-wait = Играют другие
hot-seat-wait-about = Как только настанет ход кого-то из вас, здесь появится имя.
hot-seat-news = Что только что произошло

# -- конец

verdict-one =
    { $you ->
        [yes]
            { $points ->
                [one] Вы победили: { $points } очко.
                [few] Вы победили: { $points } очка.
               *[many] Вы победили: { $points } очков.
            }
       *[no]
            { $points ->
                [one] Побеждает { $name }: { $points } очко.
                [few] Побеждает { $name }: { $points } очка.
               *[many] Побеждает { $name }: { $points } очков.
            }
    }
verdict-shared =
    { $points ->
        [one] Победу делят { $names }: { $points } очко.
        [few] Победу делят { $names }: { $points } очка.
       *[many] Победу делят { $names }: { $points } очков.
    }
older-rules = Эта партия сыграна по более старым правилам: показан только её итог.
breakdown = Откуда взялись очки
tie-rule = Очков поровну: победителя определяет правило.
total = Итого
rematch = Реванш
rematch-join = Сыграть реванш
replay = Просмотр партии
training = Тренировка
training-short = Угадайте цену: в задаче одно решение, его оценивает тренер
export = Скачать
chart-scores = Очки по ходу партии
chart-prices = Цены
prices-so-far = Цены проданных лотов
prices-none = Пока ничего не продано.
price = Цена
step = Шаг
catalogue = Каталог
unsold = не продано
fairness = Честная раздача
fairness-about = До первого хода сервер зафиксировал раздачу. Теперь каждый может проверить, что раздачу не изменили. Ходов это не касается.
fairness-check = Проверить
fair-yes = Проверено: раздача та самая, что была обещана.
fair-no = Проверка не прошла: что-то не сходится.
fair-gaps = Ничто не противоречит обещаниям, но проверить здесь удалось не всё.
fair-receipt = Данные для проверки полны и относятся к этой партии.
fair-receipt-field = В данных для проверки поле { $field } отсутствует или имеет недопустимый вид.
fair-places = Слова добавили только те игроки, у которых это было видно, а боты — нет.
reckoning = Итоговый счёт
lot = Лот
buyer = Покупатель
rematch-open = Стол для реванша открыт. Все, кто хочет реванша, попадут за один стол.
rematch-watch = Смотреть реванш
fair-seed = Начальное число, стол и правила — те самые, что были обещаны при открытии стола.
fair-deal = Раздача, места и слова — те самые, что были обещаны до первого хода.
fair-noted-seed = Этот браузер записал то же обещание о начальном числе ещё до вашей готовности.
fair-noted-deal = Этот браузер записал то же обещание о раздаче во время партии.
fair-words = Слова этого браузера вошли в тасовку.
fair-follows = Места и раздача следуют из начального числа и слов всех игроков: так говорит сервер.
fair-unknown = здесь не проверить
fairness-words = Этот браузер добавил в тасовку свои слова:
fairness-words-of = Слова: { $name }
fairness-figures = Все числа
fairness-seed-promise = Обещание о начальном числе (SHA-256)
fairness-deal-promise = Обещание о раздаче (SHA-256)
fairness-seed = Начальное число
fairness-salt = Соль

# -- повтор

replay-viewer = Смотреть как
viewer-all = Видно всё
viewer-spectator = Зритель
replay-play = Воспроизвести
replay-pause = Пауза
replay-back = На ход назад
replay-forward = На ход вперёд
replay-lot-back = К предыдущему лоту
replay-lot-forward = К следующему лоту
replay-moment = Момент партии
replay-not-over-title = Эта партия ещё идёт
move-of = Ход { $number } из { $all }
replay-lot = Перейти к лоту
replay-start = Начало
replay-copy = Скопировать ссылку на этот момент
record-open = Открыть запись
record-title = Партия из файла
record-about = Откройте запись, скачанную в конце партии, здесь или где-то ещё. На сервере она не сохраняется.
record-choose = Выбрать файл
record-unreadable = Этот файл — не запись партии: нужен JSON, который можно скачать в конце партии.

# -- обучение

learn-title = { $game }: первая партия
learn-about = Короткая партия с заранее подготовленными картами. При каждом решении вам подскажут, на что смотреть.
rules-missing = Правил этой игры здесь нет.
rules-contents = Содержание
rules-reading = Как мы понимаем правила
lesson-waiting = Соперники думают. Следите за ними: это пригодится.
lesson-step = Шаг { $step } из { $steps }
lesson-done = Теперь вы знаете игру. Доиграйте эту партию или начните настоящую.
lesson-begin = Начать
lesson-goal = Цель
lesson-how-long = Меньше восьми минут, без ограничения времени. Прервать можно в любой момент.
lesson-over = Урок окончен. Для настоящей партии вы знаете достаточно.
lesson-real-match = Сыграть настоящую партию
lesson-again = Урок ещё раз

# -- личная ссылка

claim = Перенести мои места на это устройство
claim-title = Ваши места на этом устройстве
claim-about = Эта ссылка делает устройство вашим: места за столами, которые есть у вас на других устройствах, появятся и здесь.
claim-done = Готово. Теперь ваши места есть и на этом устройстве.
claim-empty = Ссылка неполная: нет части после #. Скопируйте её ещё раз целиком.
claim-failed = Эта ссылка не работает

# -- когда что-то пошло не так

lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт. Возможно, пропала буква: вернитесь на главную или загляните в лобби.
no-table-title = Нет такого стола
no-table-text = Стола с таким кодом нет. Возможно, ссылка обрезана: попросите её ещё раз или откройте свой стол.
offline-title = Аукционный зал недоступен
offline-text = Сервер не отвечает. Проверьте связь; если сервер ваш, посмотрите, запущен ли он.
mishap-title = Не удалось показать стол
mishap-text = При отрисовке что-то пошло не так. Ничего не пропало: стол загружается с сервера заново.
mishap-stuck = Показать его по-прежнему не получается. Ничего не пропало: попробуйте ещё раз или зайдите позже.
problem-offline = Сервер недоступен. Попробуйте ещё раз чуть позже.
problem-unknown = На этой странице что-то сломалось. Загрузите её заново.
no-table-more = Столы, за которыми никто не начинает, со временем убирают.
table-shut-title = Сейчас войти нельзя
closed-title = Этот стол закрыт
closed-text = Партию здесь никто не начал, или все ушли. Откройте новый стол и отправьте ссылку на него.
closed-abandoned = Все согласились закончить эту партию: результата нет.
closed-closed = Стол закрыли те, кто держит этот сервер: результата нет.

# -- Внутри фраз журнала и подписей

seat-you = вы
between-parts = {"; "}
between-names = {", "}
before-last-name = {" и "}
