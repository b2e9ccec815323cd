/** Every block once: for whoever writes pages, and for the tests. */
import { brandTiles } from './brand-tiles.ts';
import { ordersScreen, phoneScreens } from './home-screens.ts';
import { drawing, link, page, panel, prose, register, stat } from './make.ts';
import { payoutSlip, threeOrders } from './payout-slip.ts';
import { agnieszka, ruaridh } from './testimonials.ts';

const people = (heading: string, columns: '2' | '3' | '4', names: readonly string[]) =>
  panel('people_panel', {
    heading,
    columns,
    people: names.map((name) => panel('person', { name, jobTitle: 'Seller success', image: drawing('scene-dock') })),
  });
const twoColumns = (layout: string, title: string) =>
  panel('two_column_panel', {
    title,
    description: 'Twenty-four short? Lower the line, say why, and the buyer has the difference back.',
    ...{ layout, cta: [link('How it works', '/how-it-works/')], image: drawing('scene-tally') },
  });

export const patterns = page(
  'patterns',
  'Every block',
  { title: 'Every block', description: 'The pattern sheet of the public site.' },
  panel('header_panel', { title: 'Every block, once.', description: 'The pattern sheet of the public site.' }),
  panel('banner', {
    ...{ title: 'Send us your list', description: 'A person answers within one working day.', cta: [register()] },
    ...{ signed_in_title: 'Your list is 27 days old', signed_in_cta: [link('Confirm the list', '/inventory/')] },
  }),
  panel('deprecated_usp_panel', {
    heading: 'Four facts',
    usps: ['3 days', '8 %', '6 minutes', '1 day'].map((title) => panel('usp', { title, body: 'A fact in a box.' })),
  }),
  panel('benefits_panel', {
    title: 'What you stop doing',
    cards: [
      panel('benefits_card', {
        icon: 'euro',
        title: 'Chasing payment',
        description: 'The money is here before the order.',
      }),
      panel('benefits_card', { icon: 'truck', title: 'Asking six carriers', description: 'Rates beside each other.' }),
    ],
  }),
  panel('stats_panel', {
    stats: [stat('Lines that match at the first try', '98.7 %'), stat('Paid before pick-up', '96 %')],
  }),
  panel('sell_via_product_panel', {
    title: 'Sell in two entries',
    items: [
      panel('sell_step', { title: 'Answer five questions', description: 'Two minutes.', note: 'questionnaire' }),
      panel('sell_step', { title: 'Confirm the first order', description: 'One button.', note: '1 press' }),
    ],
  }),
  twoColumns('image-left', 'Picture left'),
  twoColumns('image-right', 'Picture right'),
  twoColumns('wide-column-one', 'Wide column one'),
  twoColumns('wide-column-two', 'Wide column two'),
  panel('three_column_panel', {
    title: 'What trades here',
    columns: ['Cosmetics', 'Household', 'Food and drink'].map((title) =>
      panel('column', { title, description: 'By the pallet and the parcel.' }),
    ),
  }),
  panel('story_panel', {
    title: 'A day on the quay',
    steps: ['list', 'order', 'truck'].map((scene) =>
      panel('story_step', {
        when: '08:41',
        title: `The ${scene}`,
        description: 'In its place.',
        image: drawing(`scene-${scene}`),
      }),
    ),
  }),
  ordersScreen,
  phoneScreens,
  panel('slip_panel', { title: 'What you get', description: 'It adds up.', ...payoutSlip }),
  threeOrders,
  panel('brands_panel', {
    title: 'Brands on the quay',
    brands: [
      ...brandTiles('84 products, 6 sellers'),
      panel('brand_tile', {
        name: 'The Hebden & Calder Valley Soapworks Company',
        description: '12 products, 1 seller',
      }),
    ],
  }),
  panel('testimonials_panel', { testimonials: [agnieszka, ruaridh] }),
  panel('simple_testimonial_panel', {
    quote: 'Packed on Thursday, paid on Friday.',
    name: 'Tuva Lindqvist',
    title: 'Owner',
  }),
  people('Two who answer you', '2', ['Femke Oosterhuis', 'Tomasz Kiełbasa']),
  people('Three who answer you', '3', ['Femke Oosterhuis', 'Tomasz Kiełbasa', 'Saoirse Ó Ceallaigh']),
  people('Four who answer you', '4', ['Femke Oosterhuis', 'Tomasz Kiełbasa', 'Saoirse Ó Ceallaigh', 'Ines Bakker']),
  panel('icon_list', {
    icons: ['clock', 'truck', 'euro', 'file'].map((icon) => panel('icon', { icon, label: 'In your own time' })),
  }),
  panel('image', {
    image: drawing('dock-to-bank', 'An order from dock to bank in six scenes.'),
    caption: 'One order.',
  }),
  panel('faq_panel', {
    heading: 'Questions sellers ask first',
    faqs: [panel('faq', { question: 'Who sets the price?', answer: 'You do.' })],
  }),
  panel('rich_text', {
    body: prose({ heading: 'How a stock list is read' }, 'By its first row.', ['GTIN', 'Price', 'Units']),
  }),
);
