### Вызов, когда наступил ход, а страница закрыта.

## Что отправляет сервер

call-title = { $game }: ваш ход
call-title-many =
    { $count ->
        [one] Ваш ход за { $count } столом
        [few] Ваш ход за { $count } столами
        [many] Ваш ход за { $count } столами
       *[other] Ваш ход за { $count } столами
    }
call-body-turns =
    { $hours ->
        [0] Стол { $table }. Осталось меньше часа.
        [one] Стол { $table }. У вас { $hours } час.
        [few] Стол { $table }. У вас { $hours } часа.
        [many] Стол { $table }. У вас { $hours } часов.
       *[other] Стол { $table }. У вас { $hours } часа.
    }
call-body-live = Стол { $table }. Остальные ждут вас.

mail-turn-text =
    { $body }

    { $links }

    Больше не получать таких писем: { $stop }
mail-confirm-subject = Saleroom: это ваш адрес?
mail-confirm-text =
    Кто-то хочет получать на { $address } письма, когда наступает его ход. Если это вы, подтвердите здесь:

    { $confirm }

    Если это не вы, ничего не делайте: других писем не будет. Чтобы сразу удалить адрес: { $stop }

page-confirm-title = Это ваш адрес?
page-confirm-text = Мы напишем на { $address }, когда наступит ваш ход, а страница стола будет закрыта.
page-confirm-button = Да, пишите мне
page-confirm-done-title = Спасибо
page-confirm-done-text = Теперь мы будем писать на { $address }, когда наступит ваш ход.
page-stop-title = Больше не писать?
page-stop-text = Мы перестанем звать вас по адресу { $address }.
page-stop-button = Остановить письма
page-stop-done-title = Готово
page-stop-done-text = Мы больше не пишем на { $address }.
page-gone-title = Эта ссылка больше не действует
page-gone-text = Она уже использована или устарела. Новую можно запросить в настройках.

## Настройки

calls = Когда страница закрыта
calls-about = Мы можем позвать вас, когда наступит ваш ход, а страница стола не открыта.
calls-switch = Звать меня, когда мой ход
calls-cannot = Этот браузер нельзя позвать. На телефоне может помочь сначала добавить Saleroom на главный экран.
calls-insecure = Звать браузер могут только страницы, адрес которых начинается с https.
calls-refused = Браузер не разрешает этой странице уведомления; это можно изменить в его настройках.
calls-failed = Браузер не смог подписаться. Попробуйте позже.
calls-mail = Адрес электронной почты
calls-mail-send = Отправить ссылку
calls-mail-stop = Больше не писать
calls-mail-sent = Мы отправили ссылку на { $address }. Когда вы её откроете, мы будем писать вам туда.
calls-mail-confirmed = Мы пишем на { $address }, когда наступает ваш ход.
