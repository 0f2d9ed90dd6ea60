### В чём сервер отказывает и почему.

## Отказы сервера

problem-all-connections = Сервер переполнен (соединений: { $limit }). Зайдите позже.
problem-bad-address = Это не адрес электронной почты.
problem-bad-clock = Так ограничить время нельзя. Подробно: { $detail }.
problem-clock-of-several = Когда за столом несколько человек, нужно ограничение времени.
problem-bad-link = Это не личная ссылка.
problem-bad-message = Это сообщение нельзя прочесть. Подробно: { $detail }.
problem-bad-network = Это не адрес IPv4, не адрес IPv6 и не сеть IPv6 из 64 бит.
problem-bad-record = Это не запись партии. Подробно: { $detail }.
problem-bad-request = Запрос нельзя выполнить. Подробно: { $detail }.
problem-bad-subscription = Это не push-подписка: { $detail }.
problem-bad-table = Такой стол открыть нельзя. Подробно: { $detail }.
problem-bad-text = { $what ->
    [nickname] Имя должно
   *[message] Сообщение должно
} быть текстом.
problem-bad-token = Этот ключ доступа здесь неизвестен.
problem-banned = Вам закрыт доступ к этому серверу: { $why }.
problem-busy = Таких расчётов сейчас слишком много: попробуйте ещё раз чуть позже.
problem-cannot-leave = Партия уже идёт: пока вас нет, за вас играет бот.
problem-character-taken = { $name } уже за этим столом.
problem-changed = За столом только что что-то изменилось: взгляните ещё раз.
problem-closing = Сервер перезапускается: зайдите через минуту.
problem-conceded = Вы сдались: до конца партии за вас играет бот.
problem-empty-text = { $what ->
    [nickname] Имя не может быть пустым.
   *[message] Сообщение не может быть пустым.
}
problem-full = Все места заняты, но вы можете смотреть.
problem-large-message = В сообщении может быть не больше { $limit ->
    [one] { $limit } символа
   *[other] { $limit } символов
}.
problem-late-bots = Ботов можно менять только до начала партии.
problem-late-entropy = Карты уже розданы: добавить свои слова можно только до раздачи.
problem-late-kick = Удалить человека из-за стола можно только до начала партии.
problem-long-record = Ходов в записи может быть не больше { $limit }.
problem-long-text = { $what ->
    [nickname] В имени
   *[message] В сообщении
} может быть не больше { $limit ->
    [one] { $limit } символа
   *[other] { $limit } символов
}.
problem-muted = Вам запрещено писать в чат.
problem-network-connections = Достигнут предел открытых соединений из вашей сети: { $limit }.
problem-no-bot-there = На этом месте нет бота.
problem-no-id = Ходу нужен ваш собственный идентификатор: тогда отправленный дважды ход будет сделан один раз.
problem-no-mail = Этот сервер не отправляет писем.
problem-no-record-yet = Запись партии можно увидеть, когда партия закончится.
problem-no-seat = У вас нет места за этим столом, но вы можете смотреть.
problem-no-such-bot = Такого бота нет. Уровни ботов: { $levels }.
problem-no-such-character = Такого персонажа нет. Персонажи: { $characters }.
problem-no-such-game = Такой игры нет. Игры: { $games }.
problem-no-such-operator = Оператора с таким именем нет.
problem-no-such-person = Человека с таким идентификатором нет.
problem-no-such-restriction = Такого запрета нет.
problem-no-such-table = Такого стола нет. Ссылка скопирована целиком?
problem-nobody = Вас здесь ещё не знают: сначала сядьте за стол или откройте свой.
problem-nobody-there = На этом месте нет человека.
problem-not-dealt = Карты ещё не розданы.
problem-not-found = Здесь ничего нет.
problem-not-host = Пока есть свободные места, начать партию может только хозяин стола.
problem-not-host-of-bots = Менять ботов может только хозяин стола.
problem-not-json = Присылайте JSON с типом application/json.
problem-not-over = Партия ещё не закончена.
problem-not-played-out = Эта партия не доиграна, разбирать нечего.
problem-older-rules = Эта партия сыграна по более старым правилам, которых тренер не знает.
problem-tried = Эта партия начата с середины другой, поэтому у неё нет ни записи, ни разбора.
problem-not-paused = Партия не приостановлена.
problem-not-playing = За этим столом сейчас не играют.
problem-not-welcome = Хозяин стола не хочет видеть вас за этим столом.
problem-old-rules = Эта партия начата по более старым правилам, и продолжить её здесь нельзя: откройте новый стол или предложите реванш.
problem-opened-under-old-rules = Правила этой игры изменились с тех пор, как был открыт стол: откройте новый стол.
problem-only-host = Это может сделать только хозяин стола.
problem-operator-exists = Оператор с таким именем уже есть: сначала отзовите его ключ доступа.
problem-our-mistake = Что-то сломалось на нашей стороне.
problem-over = Этот стол закрыт: откройте новый.
problem-own-block = Заблокировать себя нельзя.
problem-own-place = Это ваше собственное место: чтобы освободить его, уйдите из-за стола.
problem-paused = Партия приостановлена: она продолжится, когда все согласятся.
problem-private = Стол скрыт от посторонних: его видят только те, кто за ним сидит.
problem-stale = Это был ответ на прошлый вопрос: взгляните на стол ещё раз.
problem-started = Партия уже идёт, но вы можете смотреть.
problem-storage = Ничего не сохранено: { $reason ->
    [the-disk-is-full] диск заполнен
    [the-database-cannot-be-written] база данных закрыта для записи
   *[the-database-does-not-answer] база данных не отвечает
}. Попробуйте ещё раз через пару секунд.
problem-outcome-unknown = Неизвестно, сохранено ли это: { $reason ->
    [the-disk-is-full] диск заполнен
    [the-database-cannot-be-written] база данных закрыта для записи
   *[the-database-does-not-answer] база данных не отвечает
}. Отправьте ещё раз: это будет выполнено один раз.
problem-too-deep = Слишком много вложенных уровней.
problem-too-large = В запросе может быть не больше { $limit ->
    [one] { $limit } байта
   *[other] { $limit } байт
}.
problem-too-many = Слишком быстро: подождите { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с.
problem-too-many-blocks = Число заблокированных вами людей достигло предела ({ $limit }): сначала разблокируйте кого-нибудь.
problem-too-many-bots = Мест за столом: { $seats }. Ботов может быть не больше { $most }.
problem-too-many-connections = У вас уже { $limit ->
    [one] { $limit } открытое соединение
    [few] { $limit } открытых соединения
   *[many] { $limit } открытых соединений
}, это предел: сначала закройте лишние.
problem-too-many-spectators = Зрителей за этим столом уже { $limit }, это предел. Зайдите позже.
problem-too-many-tables = Вы сидите за { $limit ->
    [one] { $limit } незаконченным столом
   *[other] { $limit } незаконченными столами
}: сначала доиграйте или покиньте какой-нибудь.
problem-used-link = Эта личная ссылка уже использована или устарела: создайте новую.
problem-wrong-method = Здесь так нельзя.
problem-wrong-origin = Страницам с этого адреса это не разрешено.

## Примечания

note-older-rules = Эта партия сыграна по более старым правилам: показан только её итог.
unfair = { $reason ->
    [the-deal-with-its-words-and-seats-is-not-the-one-that-was-committed-to] раздача со словами и местами не та, что была обещана заранее
    [the-seed-or-the-terms-of-the-match-are-not-those-that-were-committed-to] начальное число или условия партии не те, что были обещаны заранее
    [the-seats-do-not-follow-from-the-seed-and-the-entropy] места не следуют из начального числа и слов игроков
   *[the-deal-does-not-follow-from-the-seed-and-the-entropy] раздача не следует из начального числа и слов игроков
}

## Ходы: любая игра

refused-seat-no-number = Место обозначается целым числом, а не так: { $value }.
refused-move-no-object = Ход — это объект с типом, а не { $value }.
refused-record-move-no-object = Ход — это объект с местом и типом, а не { $value }.
refused-move-no-type = Ходу нужен тип, и это текст.
refused-no-such-seat = Места { $seat } нет; места — от 0 до { $last }.
refused-match-over = Партия окончена.
refused-not-to-act = Место { $seat } сейчас не ходит; { $number ->
    [one] ходит место
   *[other] ходят места
} { $acting }.
refused-not-asked = Ход { $move } от места { $seat } сейчас не требуется; можно { $asked ->
    [bid] сделать ставку
    [bid-or-pass] сделать ставку или пасовать
    [trick] применить хитрость или обойтись без неё
    [answer] ответить на предложение обмена
    [place] пристроить реплику
    [blackmail] шантажировать
    [offer-or-pass] выставить карту или передать роль дилера
    [renounce-or-stand-or-pass] отказаться от карты, остаться при своём или пасовать
    [keep] оставить себе заказ
   *[other] { $asked }
}.
refused-not-legal = Такого хода сейчас среди возможных нет.
refused-no-such-field = У хода { $move } нет поля { $field }.
refused-field-missing = Не хватает поля { $field }; в нём должно быть { $kind ->
    [a-whole-number] целое число
    [a-whole-number-or-null] целое число или null
    [true-or-false] true или false
    [a-list-of-whole-numbers] перечисление целых чисел
    [a-text] текстовое значение
   *[other] { $kind }
}.
refused-field-of-wrong-kind = В поле { $field } должно быть { $kind ->
    [a-whole-number] целое число
    [a-whole-number-or-null] целое число или null
    [true-or-false] true или false
    [a-list-of-whole-numbers] перечисление целых чисел
    [a-text] текстовое значение
   *[other] { $kind }
}, а не { $value }.
