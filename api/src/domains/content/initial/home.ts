import { brandTiles } from './brand-tiles.ts';
import { ordersScreen, phoneScreens } from './home-screens.ts';
import { drawing, link, page, panel, register } from './make.ts';
import { payoutSlip } from './payout-slip.ts';
import { agnieszka } from './testimonials.ts';

const fact = (figure: string, title: string, body: string) => panel('usp', { figure, title, body });
const step = (scene: string, when: string, title: string, description: string) =>
  panel('story_step', { when, title, description, image: drawing(scene) });
const faq = (question: string, answer: string) => panel('faq', { question, answer });

const hero = panel('seller_hero', {
  title: 'Sell your stock by the pallet.',
  description:
    'Send one stock list. Shops and distributors across Europe order from it and pay first. You confirm, ship and get your money before the truck leaves.',
  label: '8 % of what you ship. No joining fee, no monthly fee.',
  cta: [register(), link('See one order travel', '/how-it-works/')],
  signed_in_title: 'Welcome back to your dock.',
  signed_in_description:
    'Orders with a deadline stand first. Confirm what you can ship, choose how it travels, and take your money.',
  signed_in_cta: [link('Go to My Portal', '/dashboard/'), link('See one order travel', '/how-it-works/')],
  image: drawing('open-container', 'A container stands open on the quay, goods inside, a yellow gangway leading out.'),
});

const journey = panel('story_panel', {
  title: 'One order, from dock to bank',
  description: 'QS-482133-0 took six minutes of the seller’s time.',
  steps: [
    step('scene-list', 'Mon 2 Nov, 09:12', 'You send a stock list', 'Any spreadsheet. We match 4,163 of 4,218 GTINs.'),
    step(
      'scene-order',
      'Mon 9 Nov, 11:20',
      'A paid order arrives',
      '€ 12,480.00 from Malmö. We have the money already.',
    ),
    step(
      'scene-tally',
      'Wed 11 Nov, 17:20',
      'You confirm',
      '480 were ordered, 456 are there. Lower one line, say why.',
    ),
    step(
      'scene-scale',
      'Wed 11 Nov, 17:24',
      'You choose the truck',
      'Our rate or your own carrier, with labels and papers.',
    ),
    step('scene-slip', 'Thu 12 Nov, 10:05', 'You have the money', '€ 11,127.69, one day before the truck came.'),
    step('scene-truck', 'Fri 13 Nov, 08:41', 'It leaves', 'The driver takes four pallets. Your part is over.'),
  ],
  cta: [link('Follow the whole journey', '/how-it-works/')],
});

const questions = panel('faq_panel', {
  heading: 'Questions sellers ask first',
  faqs: [
    faq(
      'What if I cannot ship all of it?',
      'Lower the line and choose a reason. The buyer gets the difference back, and you pay no commission on it.',
    ),
    faq(
      'What if I miss the deadline?',
      'The order expires and the buyer is refunded. We warn you 24 hours and 4 hours before, and you can ask once for more time.',
    ),
    faq(
      'Who sets the price?',
      'You do. Your portal shows the winning price of each product, so that you can match it where it makes sense.',
    ),
    faq(
      'When am I paid?',
      'You trigger the payment yourself as soon as quantities and shipping are set. Our team looks at large amounts first, with a reply within 1 working day.',
    ),
    faq(
      'What does it take to start?',
      'A stock list. We check it against what buyers ask for and come back with the products that would sell.',
    ),
  ],
});

export const home = page(
  'home',
  'Home',
  {
    title: 'Quayside: sell your stock by the pallet',
    description:
      'Sell cosmetics, household goods and food by the pallet. Buyers pay first. 8 % of what you ship, no joining fee, no monthly fee.',
  },
  hero,
  panel('usp_panel', {
    usps: [
      fact('What it is', 'A wholesale marketplace', 'Orders by the pallet and the parcel'),
      fact('Who sells here', 'Brands, distributors, wholesalers', 'Cosmetics, household goods, food'),
      fact('What it costs', '8 % of the goods you ship', 'Nothing to join, nothing each month'),
      fact('When you are paid', 'Before the truck leaves', 'Buyers pay when they order'),
    ],
  }),
  ordersScreen,
  journey,
  phoneScreens,
  panel('slip_panel', {
    title: 'You see the sum before you press',
    description:
      'The same order, to the cent. This slip stands on every order, before and after payment. We take commission on goods you ship, never on goods you list.',
    cta: [link('Fees, with one order added up', '/fees/')],
    ...payoutSlip,
  }),
  panel('three_column_panel', {
    title: 'What trades here',
    columns: [
      panel('column', {
        title: 'Cosmetics',
        description: 'Skin, hair, body, fragrance. Batch codes must be readable.',
        image: drawing('shelf-cosmetics'),
      }),
      panel('column', {
        title: 'Household',
        description: 'Cleaning, laundry, paper, batteries. Safety data sheets travel too.',
        image: drawing('shelf-household'),
      }),
      panel('column', {
        title: 'Food and drink',
        description: 'Ambient goods. Lot and best-before date are checked on arrival.',
        image: drawing('shelf-food'),
      }),
    ],
  }),
  panel('testimonials_panel', { testimonials: [agnieszka], brands: brandTiles('') }),
  questions,
  panel('banner', {
    title: 'Send us your stock list',
    description: 'We tell you which of your lines would win orders today. A person answers within one working day.',
    cta: [register()],
    signed_in_title: 'Your next order is one press away.',
    signed_in_description: 'The order with the nearest deadline stands first in your portal.',
    signed_in_cta: [link('Go to My Portal', '/dashboard/')],
  }),
);
