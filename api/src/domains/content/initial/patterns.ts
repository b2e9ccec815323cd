/** Every block with every field, once: for whoever writes pages, and for the tests. */
import { type ContentBlock, isBlock } from '@quayside/contract/content-values';
import { brandTiles } from './brand-tiles.ts';
import { ordersScreen, phoneScreens } from './home-screens.ts';
import { orderManifest } from './how-it-works.ts';
import { drawing, type InitialStory, link, page, panel, register, stat } from './make.ts';
import { heads, texts } from './pattern-heads.ts';
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
  panel('header_panel', {
    title: 'Every block, once.',
    description: 'The pattern sheet of the public site.',
    cta: [panel('registration_button', { label: 'Register from the side', opens: 'slider' })],
  }),
  ...heads,
  panel('banner', {
    ...{ title: 'Send us your list', description: 'A person answers within one working day.', cta: [register()] },
    ...{ signed_in_title: 'Your list is 27 days old', signed_in_description: 'Confirm what is still there.' },
    ...{ signed_in_cta: [link('Confirm the list', '/inventory/')] },
  }),
  panel('usp_panel', {
    heading: 'Four facts',
    usps: ['3 days', '8 %', '6 minutes', '1 day'].map((title, index) =>
      panel('usp', {
        ...{ figure: `Fact ${index + 1}`, title, body: 'A fact in a box.' },
        cta: index === 0 ? [link('Why three days', '/how-it-works/')] : [],
      }),
    ),
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
    title: 'Figures',
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
      panel('column', {
        ...{ title, description: 'By the pallet and the parcel.', image: drawing('shelf-household') },
        cta: [link(`See ${title.toLowerCase()}`, '/brands/')],
      }),
    ),
  }),
  panel('story_panel', {
    title: 'A day on the quay',
    description: 'Scenes on one ground line, in order of time.',
    cta: [link('Follow one order', '/how-it-works/')],
    steps: ['list', 'order', 'truck'].map((scene) =>
      panel('story_step', {
        when: '08:41',
        title: `The ${scene}`,
        description: 'In its place.',
        image: drawing(`scene-${scene}`),
      }),
    ),
  }),
  orderManifest,
  ordersScreen,
  phoneScreens,
  panel('slip_panel', {
    ...{ title: 'What you get', description: 'It adds up.', cta: [link('Fees', '/fees/')] },
    ...payoutSlip,
  }),
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
  panel('testimonials_panel', { title: 'Two voices', testimonials: [agnieszka, ruaridh] }),
  panel('testimonials_panel', { title: 'One voice', testimonials: [agnieszka], brands: brandTiles('') }),
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
    subheading: 'The first one is open.',
    cta: [link('Ask another', 'mailto:sellers@quayside.example')],
    faqs: [
      panel('faq', { question: 'Who sets the price?', answer: 'You do.' }),
      panel('faq', { question: 'Who pays the carrier?', answer: 'You do, and you see the price before you book.' }),
    ],
  }),
  ...texts,
);

const body = Array.isArray(patterns.content.body) ? patterns.content.body.filter(isBlock) : [];
/** The same page as an older site wrote it: every block by its deprecated name (MKT-03). */
export const olderPatterns: InitialStory = page(
  'patterns/deprecated',
  'Every block by its older name',
  { title: 'Every block by its older name', description: 'The pattern sheet, with the names of before.' },
  ...body.map((block): ContentBlock => ({ ...block, component: `deprecated_${block.component}` })),
);
