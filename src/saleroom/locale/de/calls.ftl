### Gerufen werden, wenn man dran ist und keine Seite offen ist.

## Was der Server schickt

call-title = { $game }: Du bist dran
call-title-many =
    { $count ->
        [one] An { $count } Tisch bist du dran
       *[other] An { $count } Tischen bist du dran
    }
call-body-turns =
    { $hours ->
        [0] Tisch { $table }. Es bleibt weniger als eine Stunde.
        [one] Tisch { $table }. Du hast { $hours } Stunde Zeit.
       *[other] Tisch { $table }. Du hast { $hours } Stunden Zeit.
    }
call-body-live = Tisch { $table }. Die anderen warten auf dich.

mail-turn-text =
    { $body }

    { $links }

    Keine solchen Mails mehr: { $stop }
mail-confirm-subject = Saleroom: Ist das deine Adresse?
mail-confirm-text =
    Jemand möchte unter { $address } benachrichtigt werden, sobald der nächste Zug ansteht. Wenn du das warst, bestätige es hier:

    { $confirm }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail. Um die Adresse sofort zu entfernen: { $stop }

page-confirm-title = Ist das deine Adresse?
page-confirm-text = Wir schreiben an { $address }, wenn du dran bist und der Tisch nicht geöffnet ist.
page-confirm-button = Ja, schreibt mir
page-confirm-done-title = Danke
page-confirm-done-text = Von jetzt an schreiben wir an { $address }, wenn du dran bist.
page-stop-title = Keine Mails mehr?
page-stop-text = Wir schreiben dann nicht mehr an { $address }.
page-stop-button = Mails beenden
page-stop-done-title = Erledigt
page-stop-done-text = Wir schreiben nicht mehr an { $address }.
page-gone-title = Dieser Link funktioniert nicht mehr
page-gone-text = Er wurde schon benutzt oder ist zu alt. In den Einstellungen kannst du einen neuen anfordern.

## Die Einstellungen

calls = Wenn die Seite geschlossen ist
calls-about = Wir können dich benachrichtigen, wenn du dran bist und den Tisch nicht geöffnet hast.
calls-switch = Benachrichtige mich, wenn ich dran bin
calls-cannot = Dieser Browser kann keine Benachrichtigungen empfangen. Auf einem Telefon hilft es vielleicht, Saleroom zuerst zum Startbildschirm hinzuzufügen.
calls-insecure = Benachrichtigungen brauchen eine Adresse, die mit https beginnt.
calls-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.
calls-failed = Die Benachrichtigungen ließen sich nicht einschalten. Versuch es später noch einmal.
calls-blocked = Der Browser blockiert den Service Worker, der Benachrichtigungen anzeigt, wie in privaten Fenstern. Erlaube ihn für diese Seite oder nimm ein normales Fenster.
calls-gone = Dieser Browser bekommt keine Benachrichtigungen mehr: Sein Abonnement ist erloschen. Schalte sie wieder ein.
calls-not-kept = Der Speicher dieses Browsers ist voll oder gesperrt, deshalb merkt er sich diesen Schalter nicht. Benachrichtigt wirst du trotzdem, bis du es hier oder auf einem anderen Gerät ausschaltest.
calls-mail = E-Mail-Adresse
calls-mail-send = Link schicken
calls-mail-stop = Keine Mails mehr
calls-mail-sent = Wir haben einen Link an { $address } geschickt. Sobald du ihn geöffnet hast, schreiben wir dir dorthin.
calls-mail-confirmed = Wir schreiben an { $address }, wenn du dran bist.
