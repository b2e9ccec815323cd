/** Pages beside home and the journey of an order. */
import { brandTiles } from './brand-tiles.ts';
import { drawing, link, page, panel, prose, register, stat } from './make.ts';
import { payoutShares, payoutSlip, threeOrders } from './payout-slip.ts';
import { ruaridh } from './testimonials.ts';

const faq = (question: string, answer: string) => panel('faq', { question, answer });
const usp = (title: string, body: string) => panel('usp', { title, body });
const card = (icon: string, title: string, description: string) => panel('benefits_card', { icon, title, description });
const step = (title: string, description: string, note: string) => panel('sell_step', { title, description, note });
const answer = 'A person answers within one working day.';

export const fees = page(
  'fees',
  'Fees',
  { title: 'Fees', description: '8 % of the goods you ship. No joining fee, no monthly fee, no fee for listing.' },
  panel('price_panel', {
    title: '8 % of the goods you ship.',
    description: 'No joining fee, no monthly fee, no fee for listing. If a line does not ship, it costs nothing.',
    cta: [register()],
    figures: [
      stat('To join', '€ 0'),
      stat('Each month', '€ 0'),
      stat('To list a product', '€ 0'),
      stat('Of goods shipped', '8 %'),
    ],
    ...payoutSlip,
    ...payoutShares,
  }),
  threeOrders,
  panel('usp_panel', {
    heading: 'What else can cost you',
    usps: [
      usp('The carrier', 'You see the price before you book. It stays as booked unless the weight was wrong.'),
      usp('Claims you caused', 'What the buyer gets back comes off a later payout.'),
      usp('A returned payout', 'Mend the account details and send it again. Nothing is lost on the way.'),
      usp('Currency', 'Nothing. You are paid in the currency of the order.'),
    ],
  }),
  panel('faq_panel', {
    heading: 'Questions about money',
    faqs: [
      faq('When is commission taken?', 'When you trigger the payment, from that payment. We never send you a bill.'),
      faq(
        'What if a buyer gets a refund later?',
        'It comes off your next payout, and the order shows how much and why.',
      ),
      faq(
        'Who invoices the buyer?',
        'We do. You invoice our company: we write that invoice in your name when you trigger the payment.',
      ),
    ],
  }),
);

export const brands = page(
  'brands',
  'For brands',
  {
    title: 'For brands',
    description: 'Your brand in the markets you choose: sell by the pallet yourself, or let your distributors do it.',
  },
  panel('hero_panel', {
    title: 'Your brand, in the markets you choose.',
    description: 'Sell by the pallet yourself, or let your distributors do it.',
    cta: [register('Register your brand')],
    image: drawing('rack', 'Pallets of one brand in a warehouse rack.'),
  }),
  panel('usp_panel', {
    usps: [
      usp('Say where it may go', 'Leave a region out. An offer that breaks the rule never reaches a buyer there.'),
      usp(
        'Lower a price for a while',
        'A reduction for the whole brand, from one date to another. Your prices stay as they are.',
      ),
      usp('Know what was handed over', 'Lot and date are read at the dock. What arrives damaged is photographed.'),
    ],
  }),
  panel('brands_panel', { title: 'Brands on the quay', brands: brandTiles('') }),
  panel('testimonials_panel', { testimonials: [ruaridh] }),
  panel('banner', {
    title: 'Bring your brand',
    description: `Send your price list and the markets you want. ${answer}`,
    cta: [register('Register your brand')],
  }),
);

export const sellers = page(
  'sellers',
  'For sellers',
  { title: 'For sellers', description: 'What you stop doing when you sell on Quayside, and what it takes to begin.' },
  panel('hero_panel', {
    title: 'Less office, more dock.',
    description: 'Orders come paid, with a deadline and one button. The money is there before the truck.',
    cta: [register(), link('Fees', '/fees/')],
    image: drawing('open-container', 'A container stands open on the quay.'),
  }),
  panel('benefits_panel', {
    title: 'What you stop doing',
    cards: [
      card('euro', 'Chasing payment', 'The buyer’s money is here before the order is.'),
      card('file', 'Writing invoices', 'Written in your name, in the e-invoice form that bookkeepers read.'),
      card('truck', 'Asking six carriers', 'Rates with pick-up days beside each other.'),
      card('check', 'Guessing the price', 'The price that would win, in each row of your list.'),
      card('scan', 'Typing GTINs', 'A spreadsheet that dropped the leading zero? Mended.'),
      card('photo', 'Arguing about damage', 'Photos of box, label and item stand beside each claim.'),
    ],
  }),
  panel('sell_via_product_panel', {
    title: 'Sell in five entries',
    items: [
      step('Answer five questions', 'Two minutes. Nothing to install.', 'questionnaire'),
      step('Get your winning lines', 'We check your list against what buyers ask for.', '1 working day'),
      step('Add company, bank, addresses', 'We check VAT number and account while you type.', '10 minutes'),
      step('Send the full list', 'Any spreadsheet with a GTIN in each row.', 'one upload'),
      step('Confirm the first order', 'One button. It says what it does.', '1 press'),
    ],
  }),
  panel('banner', { title: 'Send us your stock list', description: answer, cta: [register()] }),
);

export const about = page(
  'about',
  'About',
  { title: 'About', description: 'Who is behind Quayside, and what we hold ourselves to.' },
  panel('header_panel', {
    title: 'A marketplace that answers.',
    description:
      'Wholesale runs on telephone calls about who has paid, what is left and where the truck is. We write it down where both sides see it.',
  }),
  panel('two_column_panel', {
    title: 'One page for both sides',
    description: 'Seller, buyer and warehouse see the same order. Whoever moves next is named, with the time by which.',
    layout: 'image-right',
    cta: [link('Follow one order', '/how-it-works/')],
    image: drawing('scene-order'),
  }),
  panel('two_column_panel', {
    title: 'Money first',
    description: 'Buyers pay when they order. The seller is paid before the goods leave.',
    layout: 'image-left',
    cta: [link('Fees', '/fees/')],
    image: drawing('scene-bank'),
  }),
  panel('simple_testimonial_panel', {
    quote: 'If a sum is not on the slip, we do not take it.',
    name: 'House rule no. 1',
  }),
);

export const news = page(
  'news',
  'News',
  { title: 'News', description: 'What changed at Quayside.' },
  panel('header_panel', { title: 'News', description: 'What changed, and what it means for your next order.' }),
  panel('rich_text', {
    body: prose(
      { heading: 'Warehouses read lot and date' },
      '16 November 2026',
      'Our docks read lot number and best-before date from the code on the box. What is missing or damaged is told to the seller at once.',
      { heading: 'Stock lists show what they will do' },
      '2 November 2026',
      'Before a list is applied, every row says whether it is new, changed, unchanged or wrong, and why. Nothing goes live until you press Apply.',
      { heading: 'The price to win' },
      '19 October 2026',
      'Each offer that does not win shows the price that would. Your floor keeps it from going too low.',
    ),
  }),
);
