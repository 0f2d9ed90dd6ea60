# Терминал.

terminal-sale = Торги
terminal-bid = Ставка
terminal-won = Куплено
terminal-hand = Рука
terminal-deck = Колода
terminal-nobody = никому
terminal-hand-of = { $you ->
    [yes] Ваша рука
   *[no] Рука игрока { $who }
}
terminal-all-choose = Все, и вы тоже, выбирают втайне.
terminal-to-act = { $count ->
    [one] Ходит: { $names }.
   *[other] Ходят: { $names }.
}

## Что набирать

terminal-any-of-these = эти и так далее до последнего номера
terminal-any-cards = любые другие карты, по их номерам
terminal-no-choice = «{ $line }» — такого выбора нет. Наберите то, что стоит слева, или h для справки.
terminal-keys = ? правила · h справка · q уйти
terminal-help = Наберите то, что стоит слева от варианта, и нажмите Enter. Кроме того:
terminal-help-rules = правила, которые важны сейчас
terminal-help-rule = это правило
terminal-help-choice = к чему приведёт этот вариант
terminal-help-story = всё, что уже случилось
terminal-help-table = стол ещё раз
terminal-help-leave = уйти из-за стола
terminal-presets = Готовые варианты
terminal-which-game = Какая игра?
terminal-number-or-name = Наберите номер или название.
terminal-seated = Ваше место — { $seat }, с вами { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
}.
terminal-save = Вы уходите. Сохранить партию? Наберите имя файла или просто Enter, если не нужно.
terminal-kept = Партия сохранена. Чтобы продолжить: { $command }
terminal-goodbye = До свидания.

## Просмотр

terminal-step = Ход { $number } из { $last }
terminal-replay-keys = Enter дальше · b назад · число к этому ходу · e конец · q выход
terminal-no-key = «{ $line }» здесь ничего не значит.
terminal-moves = Есть ходы от 0 до { $last }.
terminal-last-move = Это был последний ход.
terminal-beginning = Это начало.
