### Being called when it is one's turn and no page is open.

## What the server sends

call-title = { $game }: it's your turn
call-title-many =
    { $count ->
        [one] It's your turn at { $count } table
       *[other] It's your turn at { $count } tables
    }
call-body-turns =
    { $hours ->
        [0] Table { $table }. Less than an hour left.
        [one] Table { $table }. You have { $hours } hour.
       *[other] Table { $table }. You have { $hours } hours.
    }
call-body-live = Table { $table }. The others are waiting for you.

mail-turn-text =
    { $body }

    { $links }

    Stop these emails: { $stop }
mail-confirm-subject = Saleroom: is this your address?
mail-confirm-text =
    Someone asked for emails to { $address } whenever it's their turn. If that was you, confirm it here:

    { $confirm }

    If it wasn't you, do nothing: no more emails will come. To remove the address right away: { $stop }

page-confirm-title = Is this your address?
page-confirm-text = We'll email { $address } when it's your turn and you don't have the table open.
page-confirm-button = Yes, email me
page-confirm-done-title = Thank you
page-confirm-done-text = From now on we'll email { $address } when it's your turn.
page-stop-title = No more emails?
page-stop-text = We'll stop emailing { $address }.
page-stop-button = Stop the emails
page-stop-done-title = Done
page-stop-done-text = We no longer email { $address }.
page-gone-title = This link no longer works
page-gone-text = It has been used, or has expired. You can ask for a new one in the settings.

## The settings

calls = When the page is closed
calls-about = We can let you know when it's your turn and you don't have the table open.
calls-switch = Let me know when it's my turn
calls-cannot = This browser can't receive notifications. On a phone, adding Saleroom to the home screen first may help.
calls-insecure = Notifications need an address that begins with https.
calls-refused = Your browser blocks notifications from this page. You can allow them in the browser's settings.
calls-failed = Notifications couldn't be switched on. Try again later.
calls-blocked = The browser blocks the service worker that shows notifications, as private windows do. Allow it for this page, or use a normal window.
calls-gone = This browser no longer gets notifications: its subscription has ended. Switch them on again.
calls-not-kept = This browser's storage is full or blocked, so it can't remember this switch. You'll be notified all the same until you switch it off here or on another device.
calls-mail = Email address
calls-mail-send = Send the link
calls-mail-stop = Stop the emails
calls-mail-sent = We've sent a link to { $address }. Once you've opened it, we'll email you there.
calls-mail-confirmed = We email { $address } when it's your turn.
