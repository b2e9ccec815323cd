import type { ContentBlock } from '@quayside/contract/content-values';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderDocument } from '../app/render-document.ts';
import { BlockList } from './block-list.tsx';

const picture = '/img/a/0192f3a0-5c00-7000-8000-000000000001/800x600';
const image = { filename: picture, alt: 'Pallets on a quay' };
const cta = [
  { _uid: 'c1', component: 'cta_link', label: 'See the fees', link: { linktype: 'url', url: '/fees/' } },
  { _uid: 'c2', component: 'cta_link', label: 'Write to us', link: { linktype: 'email', email: 'a@quayside.example' } },
];
const person = { _uid: 'p1', component: 'person', name: 'Ines Okafor', jobTitle: 'Account manager', image };
const voice = { _uid: 't1', component: 'testimonial', quote: 'Paid on Friday', name: 'Agnieszka', title: 'Buyer' };

const stat = (name: string, value: string) => ({ _uid: name, component: 'stat', name, value });

async function render(...blocks: ContentBlock[]) {
  const report = vi.fn();
  const html = await renderDocument(
    <MemoryRouter>
      <BlockList blocks={blocks} />
    </MemoryRouter>,
    { report },
  );
  expect(report).not.toHaveBeenCalled();
  // The content security policy of public pages knows no styles within a page.
  expect(html).not.toContain('style=');
  return html;
}

/** A block with every given field, and what a reader must find of it. */
const given: readonly (readonly [string, ContentBlock, readonly string[]])[] = [
  [
    'title, description, label, list of calls and image of a hero',
    {
      ...{ _uid: 'h', component: 'hero', title: 'Sell by the pallet', description: 'Two minutes to join' },
      ...{ label: 'No fixed fee', cta, image },
    },
    [
      'Sell by the pallet',
      'Two minutes to join',
      'No fixed fee',
      'See the fees',
      'href="/fees/"',
      'Write to us',
      picture,
    ],
  ],
  [
    'title, description and list of calls of a page’s head',
    { _uid: 'hp', component: 'header_panel', title: '8 % of the goods', description: 'Nothing to join', cta },
    ['8 % of the goods', 'Nothing to join', 'See the fees', 'href="/fees/"'],
  ],
  [
    'the image’s text for who does not see it',
    { _uid: 'i', component: 'image', image },
    [picture, 'alt="Pallets on a quay"'],
  ],
  [
    'name, jobTitle and image of people, and the heading above them',
    { _uid: 'pp', component: 'people_panel', columns: '2', heading: 'Who answers you', people: [person] },
    ['Who answers you', 'Ines Okafor', 'Account manager', picture],
  ],
  [
    'quote, name, title and avatar of a testimonial',
    {
      ...{ _uid: 'tp', component: 'testimonials_panel', title: 'What sellers say' },
      testimonials: [{ content: { ...voice, avatar: image } }],
    },
    [
      'What sellers say',
      'Paid on Friday',
      'Agnieszka',
      'Buyer',
      `${picture}?auto=format&amp;fit=max&amp;w=40&amp;q=75`,
    ],
  ],
  [
    'heading, subheading, question and answer of questions',
    {
      ...{ _uid: 'f', component: 'faq_panel', heading: 'Asked first', subheading: 'By sellers' },
      faqs: [{ _uid: 'q', component: 'faq', question: 'Who sets the price?', answer: 'You do.' }],
    },
    ['Asked first', 'By sellers', 'Who sets the price?', 'You do.'],
  ],
  [
    'brands with their logos',
    {
      ...{ _uid: 'b', component: 'brands_panel', title: 'Brands that sell here' },
      brands: [{ _uid: 'b1', component: 'brand_tile', name: 'Lindqvist & Daughters', image }],
    },
    ['Brands that sell here', 'Lindqvist &amp; Daughters', `${picture}?auto=format&amp;fit=max&amp;w=150`],
  ],
  [
    'name and value of stats',
    {
      ...{ _uid: 's', component: 'stats_panel', title: 'In a year' },
      stats: [{ _uid: 's1', component: 'stat', name: 'Pallets sent', value: '48,000' }],
    },
    ['In a year', 'Pallets sent', '48,000'],
  ],
  [
    'figures, lines and shares of a price, and what they are of',
    {
      ...{ _uid: 'pr', component: 'price_panel', title: '8 % of what ships', slip_title: 'Payout', code: 'QS-1' },
      ...{ paid: 'Buyer paid € 100.00', figures: [stat('To join', '€ 0')], stats: [stat('Paid to you', '€ 92.00')] },
      ...{ shares: [stat('You', '€ 92.00'), stat('Quayside', '€ 8.00')], cta },
    },
    [
      '<h1',
      '8 % of what ships',
      '<h2',
      'To join',
      'Payout',
      'QS-1',
      'Paid to you',
      'width="92%"',
      'Buyer paid € 100.00',
    ],
  ],
  [
    'sums side by side as a table, and each as a slip for phones',
    {
      ...{ _uid: 'sp', component: 'sums_panel', title: 'Added up', note: 'With VAT' },
      sums: [
        { _uid: 's1', component: 'sum', title: '1 parcel', description: 'To Cork', stats: [stat('Paid', '€ 616.78')] },
        { _uid: 's2', component: 'sum', title: '4 pallets', stats: [stat('Paid', '€ 11,127.69')] },
      ],
    },
    ['Added up', '<table', '1 parcel', 'To Cork', '€ 616.78', '€ 11,127.69', 'With VAT'],
  ],
  [
    'brands beside a voice, by the marks drawn for them and by name for readers',
    {
      ...{ _uid: 'tb', component: 'testimonials_panel', testimonials: [{ content: voice }] },
      brands: [
        { _uid: 'b2', component: 'brand_tile', name: 'Salt Meadow', image: { filename: 'drawing:mark-salt-meadow' } },
      ],
    },
    ['Paid on Friday', 'SALT MEADOW', 'Salt Meadow</h3>'],
  ],
  [
    'title, body and call of reasons',
    { _uid: 'u', component: 'usp_panel', usps: [{ _uid: 'u1', component: 'usp', title: 'Free', body: 'No fee', cta }] },
    ['Free', 'No fee', 'See the fees'],
  ],
];

it.each(given)('[MKT-12] %s reach the page', async (_what, block, found) => {
  const html = await render(block);
  for (const words of found) expect(html).toContain(words);
});

it('[MKT-12] the four layouts of two columns differ', async () => {
  const panel = { _uid: 'w', component: 'two_column_panel', title: 'Two', description: 'Columns', image };
  const pages = await Promise.all(
    ['image-left', 'image-right', 'wide-column-one', 'wide-column-two'].map((layout) => render({ ...panel, layout })),
  );
  expect(new Set(pages).size).toBe(4);
});
