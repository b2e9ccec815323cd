/** On the pattern sheet: what a page begins with, and the longer texts. */
import { drawing, link, panel, prose, register, stat } from './make.ts';
import { payoutShares, payoutSlip } from './payout-slip.ts';

const container = drawing('open-container', 'A container stands open on the quay, goods inside.');

export const heads = [
  panel('hero', {
    title: 'One hero, the same for everybody',
    description: 'Whoever is signed in sees what everybody sees.',
    cta: [register(), link('Fees', '/fees/')],
    image: container,
  }),
  panel('hero_panel', {
    title: 'Hero panel for new visitors',
    description: 'Whoever is signed in sees another title, text and call to action, at the same height.',
    cta: [register()],
    signed_in_title: 'Hero panel when signed in',
    signed_in_description: 'Orders with a deadline stand first.',
    signed_in_cta: [link('Open your orders', '/orders/')],
    image: drawing('rack', 'Pallets of one brand in a warehouse rack.'),
  }),
  panel('seller_hero', {
    title: 'Seller hero for new visitors',
    description: 'Its button opens the questionnaire over the whole page.',
    label: '8 % of what you ship. No joining fee, no monthly fee.',
    cta: [register(), link('See one order travel', '/how-it-works/')],
    signed_in_title: 'Seller hero when signed in',
    signed_in_description: 'Two orders need you today.',
    signed_in_cta: [link('Open your orders', '/orders/')],
    image: container,
  }),
  panel('price_panel', {
    title: 'What it costs, added up',
    description: 'Figures at the left, one order at the right, who gets what of it below.',
    cta: [register()],
    figures: [stat('To join', '€ 0'), stat('Of goods shipped', '8 %')],
    ...payoutSlip,
    ...payoutShares,
  }),
];

export const texts = [
  panel('rich_text', {
    body: prose({ heading: 'How a stock list is read' }, 'By its first row.', ['GTIN', 'Price', 'Units']),
  }),
  panel('legal_panel', {
    title: 'A legal text',
    updated: '2026-11-02',
    body: prose(
      { heading: 'What the contents list holds' },
      'Its headings of the second level, each with an address of its own.',
      { heading: 'Where it stands' },
      'At the left on wide screens, folded above the text on a phone.',
    ),
  }),
  panel('help_article', {
    ...{ anchor: 'a-chapter-of-the-handbook', title: 'A chapter of the handbook' },
    summary: 'Title and summary stand here, the text is folded.',
    body: prose('It opens without a script.'),
  }),
];
