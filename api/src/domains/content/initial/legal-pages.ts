import { type ProsePart, page, panel, prose } from './make.ts';

const legal = (slug: string, title: string, description: string, ...parts: ProsePart[]) =>
  page(
    `legal/${slug}`,
    title,
    { title, description },
    panel('legal_panel', { title, updated: '2026-11-02', body: prose(...parts) }),
  );

export const legalPages = [
  legal(
    'terms',
    'Terms of Use',
    'The terms under which sellers and warehouses use Quayside.',
    { heading: 'What Quayside does' },
    'Quayside is a marketplace on which companies sell goods in wholesale quantities to other companies. We bring buyer and seller together, collect the buyer’s payment and pay the seller.',
    'The seller named on the order sells the goods to the Quayside company on its invoice, which sells them on to the buyer. Each of the two has an invoice of its own.',
    { heading: 'Who may use it' },
    'Only companies may use Quayside. Every account belongs to a person who may act for a company, with a verified e-mail address and phone number.',
    { heading: 'Orders and deadlines' },
    'An order shows the time by which the seller must confirm or decline it. After that time it expires and the buyer is refunded.',
    'Lowering a quantity needs a reason, and the buyer gets the money for what is missing. Once the goods have left, quantities stay as they are.',
    { heading: 'Fees and payment' },
    'Our fee is shown in the seller’s profile and on every order. The seller triggers the payment once the conditions shown on the order are met.',
    'Some payments are reviewed by our team before they are made. The seller has a reply within 1 working day.',
    { heading: 'Ending an account' },
    'Either side may end the account in writing. Open orders, claims and payments are brought to their end first.',
  ),
  legal(
    'privacy',
    'Privacy Policy',
    'Which personal data Quayside keeps, why, and for how long.',
    { heading: 'What we keep' },
    'Name, work e-mail address, phone number and role of the people who use an account; the orders, documents and messages of their company; and a record of who did what and when.',
    { heading: 'Why we keep it' },
    'To carry out orders and payments, to keep accounts safe, and to meet the duties of bookkeeping and tax law.',
    { heading: 'Who sees it' },
    'The other side of an order sees what it needs to carry the order out. Carriers, payment and message services work for us under contract and see what their task needs.',
    { heading: 'Your rights' },
    'You may ask for a copy, a correction or the deletion of your data. What the law makes us keep is blocked instead of deleted.',
  ),
  legal(
    'cookies',
    'Cookies',
    'The few cookies Quayside sets, and what each is for.',
    { heading: 'Needed to sign in' },
    'quayside_refresh keeps you signed in. No script can read it. It ends after 30 days or when you sign out.',
    'quayside_hint says whether this browser is signed in, so that pages greet you rightly. It holds no personal data.',
    'quayside_name holds the name of your account, as pages greet you by it, on your device alone. It ends after 30 days or when you sign out.',
    'quayside_device tells this browser from others for 400 days, so that nobody who guesses at your password can lock you out. No script can read it.',
    { heading: 'Your choice of theme' },
    'quayside_theme remembers light or dark on this device for one year, once you have chosen.',
    { heading: 'Your answer about counting' },
    'quayside_consent keeps your answer for half a year. Only after a yes do our pages count which page was opened and which button was pressed, with a random number that stands for your browser. No name, address or company is among it, and it stays with us. Cookie settings, at the foot of every page, asks you again; a no removes that number.',
    { heading: 'Nothing else' },
    'We set no advertising cookies. Measuring beyond this happens only after you agree.',
  ),
];
