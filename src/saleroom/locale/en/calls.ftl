### Being called when it is one's turn and no page is open.

## What the server sends

call-title = { $game }: it is your turn
call-title-many =
    { $count ->
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }
call-body-turns =
    { $hours ->
        [0] Table { $table }. Less than an hour is left.
        [one] Table { $table }. You have { $hours } hour.
       *[other] Table { $table }. You have { $hours } hours.
    }
call-body-live = Table { $table }. The others are waiting for you.

mail-turn-text =
    { $body }

    { $links }

    No more of these mails: { $stop }
mail-confirm-subject = Saleroom: is this your address?
mail-confirm-text =
    Somebody wants to be called at { $address } when it is their turn. If that was you, confirm it here:

    { $confirm }

    If it was not you, do nothing: no other mail will come. To remove the address at once: { $stop }

page-confirm-title = Is this your address?
page-confirm-text = We call you at { $address } when it is your turn and no page of the table is open.
page-confirm-button = Yes, write to me
page-confirm-done-title = Thank you
page-confirm-done-text = From now on we write to { $address } when it is your turn.
page-stop-title = No more mails?
page-stop-text = We call you no longer at { $address }.
page-stop-button = Stop the mails
page-stop-done-title = Done
page-stop-done-text = We do not write to { $address } any more.
page-gone-title = This link does nothing any more
page-gone-text = It has been used, or is too old. In the settings you can ask for a new one.

## The settings

calls = When the page is closed
calls-about = We can call you when it is your turn and you have no page of the table open.
calls-switch = Call me when it is my turn
calls-cannot = This browser cannot be called. On a phone it may help to add Saleroom to the home screen first.
calls-insecure = Browsers can be called only by pages with an address that begins with https.
calls-refused = The browser does not allow notices for this page; its settings can change that.
calls-failed = The browser could not subscribe. Try again later.
calls-mail = E-mail address
calls-mail-send = Send the link
calls-mail-stop = No more mails
calls-mail-sent = We have sent a link to { $address }. When you have opened it, we write to you there.
calls-mail-confirmed = We write to { $address } when it is your turn.
