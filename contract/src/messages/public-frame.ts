/**
 * The words around public pages in the languages that content has. What the portal shares stands in `shell.ts`; a browser
 * never carries these: public pages come whole from the server.
 */
import type { ContentLanguage } from '../content-values.ts';
import { blockMessages } from './blocks.ts';
import { choiceMessages } from './choice.ts';
import { consentMessages } from './consent.ts';
import { marketingMessages } from './marketing.ts';
import { shellMessages } from './shell.ts';

/** The same words in another language. */
export type Words<Message> = Message extends string
  ? string
  : Message extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Message]: Words<Message[Key]> };

const { skipToContent, home, login, myPortal, greeting, goHome, footer } = shellMessages;

const english = {
  ...{ language: 'en', skipToContent, home, login, myPortal, greeting, goHome, footer },
  menu: marketingMessages,
  consent: consentMessages,
  choice: choiceMessages,
  languages: blockMessages.languages,
};
export type PublicFrameWords = Words<typeof english>;

const dutch: PublicFrameWords = {
  language: 'nl',
  goHome: 'Naar de startpagina',
  skipToContent: 'Direct naar de inhoud',
  home: 'Quayside, naar de startpagina',
  login: 'Inloggen',
  myPortal: 'Mijn portaal',
  greeting: (account) => `hallo, ${account}`,
  languages: 'Talen',
  menu: {
    menu: 'Menu',
    pages: 'Pagina’s van de site',
    howItWorks: 'Zo werkt het',
    fees: 'Kosten',
    forSellers: 'Voor verkopers',
    forBrands: 'Voor merken',
    about: 'Over ons',
    news: 'Nieuws',
    register: 'Registreren als verkoper',
    registerShort: 'Registreren',
  },
  consent: {
    label: 'Mogen we uw bezoek tellen?',
    text: 'Mogen we uw bezoek tellen? Er gaat niets naar een andere host. Zonder uw ja bewaren we één cookie: uw antwoord.',
    textOutside: (names) =>
      `Mogen we uw bezoek tellen en de uitkomst delen met: ${names}? Zonder uw ja gaat er niets naar een andere host en bewaren we één cookie: uw antwoord.`,
    close: 'Sluiten',
    more: 'Cookies',
    refuse: 'Weigeren',
    allow: 'Toestaan',
  },
  choice: {
    settings: 'Cookie-instellingen',
    settingsTitle: 'Uw antwoord wijzigen',
    settingsText: 'U kunt uw antwoord altijd wijzigen. Een nee verwijdert wat een ja in deze browser had bewaard.',
    reviewsText: (host) =>
      `De beoordelingen zijn een venster van ${host}. Aan die host wordt niets gevraagd voordat u klikt; daarna kent hij uw netwerkadres.`,
    reviewsShow: 'Beoordelingen tonen',
    reviewsFrame: 'Beoordelingen van klanten',
  },
  footer: {
    label: 'Voettekst',
    social: 'Volg ons',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    newsletterTitle: 'Marktnotities, twee keer per maand',
    newsletterIntro:
      'We sturen eerst een link. Er komt niets voordat u erop klikt, en elke mail heeft een link waarmee u stopt.',
    newsletterLabel: 'E-mailadres',
    newsletterAction: 'Aanmelden',
    newsletterDone: 'Kijk in uw mailbox en klik op de link.',
    newsletterInvalid: 'Vul een e-mailadres in, zoals naam@bedrijf.nl',
    newsletterFailed: 'Er ging iets mis. Probeer het opnieuw.',
    payments: 'Betaalwijzen',
    copyright: (year) => `© ${year} Quayside`,
    reviews: {
      title: 'Waarom verkopers Quayside gebruiken',
      text: 'Bestellingen, verzending en betaling op één plek, met een termijn bij alles wat op u wacht.',
      link: 'Bekijk hoe het werkt',
      trustpilot: 'Onze beoordelingen op Trustpilot',
    },
  },
};

const german: PublicFrameWords = {
  language: 'de',
  goHome: 'Zur Startseite',
  skipToContent: 'Direkt zum Inhalt',
  home: 'Quayside, zur Startseite',
  login: 'Anmelden',
  myPortal: 'Mein Portal',
  greeting: (account) => `hallo, ${account}`,
  languages: 'Sprachen',
  menu: {
    menu: 'Menü',
    pages: 'Seiten der Website',
    howItWorks: 'So funktioniert es',
    fees: 'Gebühren',
    forSellers: 'Für Verkäufer',
    forBrands: 'Für Marken',
    about: 'Über uns',
    news: 'Neuigkeiten',
    register: 'Als Verkäufer registrieren',
    registerShort: 'Registrieren',
  },
  consent: {
    label: 'Dürfen wir Ihren Besuch zählen?',
    text: 'Dürfen wir Ihren Besuch zählen? Nichts geht an einen anderen Host. Ohne Ihr Ja behalten wir ein Cookie: Ihre Antwort.',
    textOutside: (names) =>
      `Dürfen wir Ihren Besuch zählen und das Ergebnis weitergeben an: ${names}? Ohne Ihr Ja geht nichts an einen anderen Host, und wir behalten ein Cookie: Ihre Antwort.`,
    close: 'Schließen',
    more: 'Cookies',
    refuse: 'Ablehnen',
    allow: 'Erlauben',
  },
  choice: {
    settings: 'Cookie-Einstellungen',
    settingsTitle: 'Ihre Antwort ändern',
    settingsText:
      'Sie können Ihre Antwort jederzeit ändern. Ein Nein entfernt, was ein Ja in diesem Browser gespeichert hatte.',
    reviewsText: (host) =>
      `Die Bewertungen sind ein Rahmen von ${host}. Dieser Host wird erst gefragt, wenn Sie klicken; dann erfährt er Ihre Netzwerkadresse.`,
    reviewsShow: 'Bewertungen zeigen',
    reviewsFrame: 'Bewertungen von Kunden',
  },
  footer: {
    label: 'Fußzeile',
    social: 'Folgen Sie uns',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    newsletterTitle: 'Marktnotizen, zweimal im Monat',
    newsletterIntro:
      'Wir senden zuerst einen Link. Bevor Sie darauf klicken, kommt nichts, und über einen Link in jeder Mail melden Sie sich wieder ab.',
    newsletterLabel: 'E-Mail-Adresse',
    newsletterAction: 'Abonnieren',
    newsletterDone: 'Sehen Sie in Ihr Postfach und klicken Sie auf den Link.',
    newsletterInvalid: 'Geben Sie eine E-Mail-Adresse ein, etwa name@firma.de',
    newsletterFailed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    payments: 'Zahlungsarten',
    copyright: (year) => `© ${year} Quayside`,
    reviews: {
      title: 'Warum Verkäufer Quayside nutzen',
      text: 'Bestellungen, Versand und Zahlung an einem Ort, mit einer Frist für alles, was auf Sie wartet.',
      link: 'So funktioniert es',
      trustpilot: 'Unsere Bewertungen bei Trustpilot',
    },
  },
};

const polish: PublicFrameWords = {
  language: 'pl',
  goHome: 'Strona główna',
  skipToContent: 'Przejdź do treści',
  home: 'Quayside, strona główna',
  login: 'Zaloguj się',
  myPortal: 'Mój portal',
  greeting: (account) => `witaj, ${account}`,
  languages: 'Języki',
  menu: {
    menu: 'Menu',
    pages: 'Strony serwisu',
    howItWorks: 'Jak to działa',
    fees: 'Opłaty',
    forSellers: 'Dla sprzedawców',
    forBrands: 'Dla marek',
    about: 'O nas',
    news: 'Aktualności',
    register: 'Zarejestruj się jako sprzedawca',
    registerShort: 'Rejestracja',
  },
  consent: {
    label: 'Czy możemy policzyć Twoją wizytę?',
    text: 'Czy możemy policzyć Twoją wizytę? Nic nie trafia na inny serwer. Bez Twojej zgody zapisujemy jeden plik cookie: Twoją odpowiedź.',
    textOutside: (names) =>
      `Czy możemy policzyć Twoją wizytę i przekazać to do: ${names}? Bez Twojej zgody nic nie trafia na inny serwer, a my zapisujemy jeden plik cookie: Twoją odpowiedź.`,
    close: 'Zamknij',
    more: 'Pliki cookie',
    refuse: 'Odmawiam',
    allow: 'Zgadzam się',
  },
  choice: {
    settings: 'Ustawienia plików cookie',
    settingsTitle: 'Zmień swoją odpowiedź',
    settingsText: 'Odpowiedź możesz zmienić w każdej chwili. Odmowa usuwa to, co zgoda zapisała w tej przeglądarce.',
    reviewsText: (host) =>
      `Opinie to ramka z ${host}. Nie pytamy tego serwera o nic, dopóki nie klikniesz; wtedy pozna Twój adres sieciowy.`,
    reviewsShow: 'Pokaż opinie',
    reviewsFrame: 'Opinie klientów',
  },
  footer: {
    label: 'Stopka',
    social: 'Obserwuj nas',
    twitter: 'Twitter',
    linkedin: 'LinkedIn',
    instagram: 'Instagram',
    newsletterTitle: 'Notatki rynkowe, dwa razy w miesiącu',
    newsletterIntro:
      'Najpierw wysyłamy link. Nic nie przyjdzie, dopóki go nie klikniesz, a każdy mail ma link do rezygnacji.',
    newsletterLabel: 'Adres e-mail',
    newsletterAction: 'Zapisz się',
    newsletterDone: 'Sprawdź skrzynkę i kliknij link.',
    newsletterInvalid: 'Podaj adres e-mail, na przykład imie@firma.pl',
    newsletterFailed: 'Coś poszło nie tak. Spróbuj jeszcze raz.',
    payments: 'Metody płatności',
    copyright: (year) => `© ${year} Quayside`,
    reviews: {
      title: 'Dlaczego sprzedawcy korzystają z Quayside',
      text: 'Zamówienia, wysyłka i płatności w jednym miejscu, z terminem przy wszystkim, co na Ciebie czeka.',
      link: 'Zobacz, jak to działa',
      trustpilot: 'Nasze opinie na Trustpilot',
    },
  },
};

export const publicFrameWords: Readonly<Record<ContentLanguage, PublicFrameWords>> = {
  en: english,
  nl: dutch,
  de: german,
  pl: polish,
};
