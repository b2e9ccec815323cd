import { keyIn } from '@quayside/contract/content-language-values';
import { link, panel, story } from './make.ts';

type Said = readonly [english: string, dutch: string, german: string, polish: string];
const said = (key: string, [english, dutch, german, polish]: Said) => ({
  [key]: english,
  [keyIn(key, 'nl')]: dutch,
  [keyIn(key, 'de')]: german,
  [keyIn(key, 'pl')]: polish,
});
const to = (address: string, ...words: Said) => ({ ...link(words[0], address), ...said('label', words) });
const section = (title: Said, ...links: ReturnType<typeof link>[]) =>
  panel('footer_section', { ...said('title', title), links });

/** The links at the foot of every page (LAY-15). A part of pages, like testimonials: no page of its own. */
export const footer = story('global/footer', 'Footer', 'footer', {
  sections: [
    section(
      ['Sell on Quayside', 'Verkopen op Quayside', 'Auf Quayside verkaufen', 'Sprzedaż na Quayside'],
      to('/how-it-works/', 'How it works', 'Zo werkt het', 'So funktioniert es', 'Jak to działa'),
      to('/fees/', 'Fees', 'Kosten', 'Gebühren', 'Opłaty'),
      to('/sellers/', 'For sellers', 'Voor verkopers', 'Für Verkäufer', 'Dla sprzedawców'),
      to('/brands/', 'For brands', 'Voor merken', 'Für Marken', 'Dla marek'),
    ),
    section(
      ['Quayside', 'Quayside', 'Quayside', 'Quayside'],
      to('/about/', 'About us', 'Over ons', 'Über uns', 'O nas'),
      to('/news/', 'News', 'Nieuws', 'Neuigkeiten', 'Aktualności'),
      to('/developers/', 'Developers', 'Ontwikkelaars', 'Entwickler', 'Dla programistów'),
      to('/login/', 'Log in', 'Inloggen', 'Anmelden', 'Zaloguj się'),
      to('/dashboard/', 'My portal', 'Mijn portaal', 'Mein Portal', 'Mój portal'),
    ),
    section(
      ['Legal', 'Juridisch', 'Rechtliches', 'Informacje prawne'],
      to('/legal/cookies/', 'Cookies', 'Cookies', 'Cookies', 'Pliki cookie'),
      to('/legal/privacy/', 'Privacy Policy', 'Privacybeleid', 'Datenschutz', 'Polityka prywatności'),
      to('/legal/terms/', 'Terms of Use', 'Gebruiksvoorwaarden', 'Nutzungsbedingungen', 'Warunki korzystania'),
    ),
  ],
});
