/** The newsletter's mail and the pages of its links in the languages that content has. On the server alone. */
import type { ContentLanguage } from '../content-values.ts';
import { type MailText, mailOf } from './mail-layout.ts';
import { newsletterMessages } from './newsletter.ts';
import type { Words } from './public-frame.ts';

const english = {
  ...newsletterMessages,
  goHome: 'Go to the home page',
  mail: {
    subject: 'Confirm your subscription to our market notes',
    ask: 'Someone signed this address up for our market notes, two e-mails a month. If that was you, confirm here:',
    button: 'Get the market notes',
    otherwise: 'If it was not you, do nothing: we send nothing until you confirm.',
    leave: { reason: 'You can leave the list at any time.', label: 'Unsubscribe' },
  },
};
export type NewsletterWords = Words<typeof english>;

const dutch: NewsletterWords = {
  newsletter_link_invalid: 'Deze link is niet van ons. Meld u opnieuw aan voor een nieuwe.',
  steps: {
    confirm: {
      title: 'Marktbericht, twee keer per maand',
      ask: 'Druk op de knop en het marktbericht komt naar uw adres.',
      button: 'Stuur mij het marktbericht',
      done: 'Dank u wel. U staat op de lijst.',
    },
    leave: {
      title: 'Afmelden voor het marktbericht',
      ask: 'Druk op de knop en u krijgt geen marktbericht meer.',
      button: 'Afmelden',
      done: 'U staat niet meer op de lijst en krijgt geen marktbericht meer.',
    },
  },
  failed: 'Er ging iets mis. Probeer het opnieuw.',
  goHome: 'Naar de startpagina',
  mail: {
    subject: 'Bevestig uw aanmelding voor het marktbericht',
    ask: 'Iemand heeft dit adres aangemeld voor ons marktbericht, twee mails per maand. Was u dat? Bevestig het hier:',
    button: 'Ja, stuur mij het marktbericht',
    otherwise: 'Was u het niet? Dan hoeft u niets te doen: zonder bevestiging sturen we niets.',
    leave: { reason: 'U kunt zich altijd weer afmelden.', label: 'Afmelden' },
  },
};

const german: NewsletterWords = {
  newsletter_link_invalid: 'Dieser Link ist nicht von uns. Melden Sie sich neu an, dann bekommen Sie einen neuen.',
  steps: {
    confirm: {
      title: 'Marktbericht, zweimal im Monat',
      ask: 'Drücken Sie den Knopf, und der Marktbericht kommt an Ihre Adresse.',
      button: 'Marktbericht bestellen',
      done: 'Danke. Sie stehen auf der Liste.',
    },
    leave: {
      title: 'Marktbericht abbestellen',
      ask: 'Drücken Sie den Knopf, und Sie bekommen keinen Marktbericht mehr.',
      button: 'Abbestellen',
      done: 'Sie stehen nicht mehr auf der Liste und bekommen keinen Marktbericht mehr.',
    },
  },
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  goHome: 'Zur Startseite',
  mail: {
    subject: 'Bestätigen Sie Ihre Anmeldung zum Marktbericht',
    ask: 'Jemand hat diese Adresse für unseren Marktbericht angemeldet, zwei Mails im Monat. Waren Sie das? Dann bestätigen Sie hier:',
    button: 'Marktbericht bestellen',
    otherwise: 'Waren Sie es nicht, müssen Sie nichts tun: Ohne Bestätigung schicken wir nichts.',
    leave: { reason: 'Sie können den Marktbericht jederzeit abbestellen.', label: 'Abbestellen' },
  },
};

const polish: NewsletterWords = {
  newsletter_link_invalid: 'Ten link nie pochodzi od nas. Zapisz się ponownie, aby dostać nowy.',
  steps: {
    confirm: {
      title: 'Wiadomości z rynku, dwa razy w miesiącu',
      ask: 'Naciśnij przycisk, a wiadomości z rynku będą przychodzić na Twój adres.',
      button: 'Chcę dostawać wiadomości',
      done: 'Dziękujemy. Adres jest na liście.',
    },
    leave: {
      title: 'Rezygnacja z wiadomości z rynku',
      ask: 'Naciśnij przycisk, a nie będziemy już wysyłać wiadomości z rynku.',
      button: 'Wypisz mnie',
      done: 'Adresu nie ma już na liście. Nie wyślemy więcej wiadomości z rynku.',
    },
  },
  failed: 'Coś poszło nie tak. Spróbuj ponownie.',
  goHome: 'Na stronę główną',
  mail: {
    subject: 'Potwierdź zapis na wiadomości z rynku',
    ask: 'Ktoś zapisał ten adres na nasze wiadomości z rynku, dwa e-maile w miesiącu. Jeśli to Ty, potwierdź tutaj:',
    button: 'Chcę dostawać wiadomości',
    otherwise: 'Jeśli to nie Ty, nic nie rób: bez potwierdzenia niczego nie wyślemy.',
    leave: { reason: 'Wypisać się można w każdej chwili.', label: 'Wypisz mnie' },
  },
};

export const newsletterWords: Readonly<Record<ContentLanguage, NewsletterWords>> = {
  en: english,
  nl: dutch,
  de: german,
  pl: polish,
};

/** Asks an address to agree, in the language of the page that it was entered on. */
export function newsletterMail(confirm: string, leave: string, language: ContentLanguage): MailText {
  const words = newsletterWords[language].mail;
  return mailOf({
    language,
    subject: words.subject,
    paragraphs: [words.ask],
    button: { label: words.button, href: confirm, isMove: true },
    notes: [words.otherwise],
    leave: { ...words.leave, href: leave },
  });
}
