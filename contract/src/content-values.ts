/**
 * The blocks of the public site: the one list that the editor's forms, the check before saving and the pages read.
 * Names and fields: specification, marketing site blocks; the shape of a story is Storyblok's (integrations, section 2).
 */

import { priceSchemas } from './content-price-values.ts';
import { screenSchemas } from './content-screen-values.ts';

export const contentLanguages = ['en', 'nl', 'de', 'pl'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];
export const versionKinds = ['SAVED', 'PUBLISHED', 'UNPUBLISHED', 'RESTORED', 'SCHEDULED', 'NOT_PUBLISHED'] as const;
export type VersionKind = (typeof versionKinds)[number];

export { drawings } from './content-drawing-values.ts';

export const iconNames = [
  'bank',
  'box',
  'calendar',
  'check',
  'clock',
  'euro',
  'file',
  'photo',
  'truck',
  'scan',
] as const;
export const layouts = ['image-left', 'image-right', 'wide-column-one', 'wide-column-two'] as const;
/** How the questionnaire opens: over the whole page, 800 wide from the side, or so from a tab that stays at the side. */
export const openings = ['popup', 'slider', 'side_tab'] as const;
export const movers = ['seller', 'quayside', 'carrier'] as const;

type FieldBase = { readonly key: string; readonly label: string; readonly isRequired?: true };
export type BlockField = FieldBase &
  (
    | { readonly kind: 'line' | 'text'; readonly most: number }
    | { readonly kind: 'richtext' | 'image' }
    | { readonly kind: 'date' }
    | { readonly kind: 'address' }
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'blocks'; readonly allowed: readonly string[]; readonly most: number }
    | { readonly kind: 'stories'; readonly most: number }
  );
export type BlockSchema = { readonly label: string; readonly fields: readonly BlockField[] };

const line = (key: string, label: string, most = 120): BlockField => ({ kind: 'line', key, label, most });
const text = (key: string, label: string, most = 600): BlockField => ({ kind: 'text', key, label, most });
const needed = (field: BlockField): BlockField => ({ ...field, isRequired: true });
const image: BlockField = { kind: 'image', key: 'image', label: 'Image' };
const calls = (key = 'cta', label = 'Calls to action'): BlockField => ({
  ...{ kind: 'blocks', key, label, most: 3 },
  allowed: ['cta_link', 'registration_button'],
});
const parts = (key: string, label: string, block: string, most: number): BlockField =>
  needed({ kind: 'blocks', key, label, allowed: [block], most });
const title = needed(line('title', 'Title'));
const description = text('description', 'Description');
/** The same once more for visitors who are signed in (MKT-04); empty: everybody sees the first. */
const signedIn: readonly BlockField[] = [
  line('signed_in_title', 'Title when signed in'),
  text('signed_in_description', 'Description when signed in'),
  calls('signed_in_cta', 'Calls to action when signed in'),
];

export const panelNames = [
  'hero',
  'hero_panel',
  'seller_hero',
  'header_panel',
  'banner',
  'usp_panel',
  'benefits_panel',
  'stats_panel',
  'sell_via_product_panel',
  'two_column_panel',
  'three_column_panel',
  'story_panel',
  'manifest_panel',
  'slip_panel',
  'price_panel',
  'sums_panel',
  'orders_screen_panel',
  'phone_screens_panel',
  'brands_panel',
  'testimonials_panel',
  'simple_testimonial_panel',
  'people_panel',
  'faq_panel',
  'icon_list',
  'image',
  'legal_panel',
  'rich_text',
  'help_article',
] as const;

const body: BlockField = { kind: 'blocks', key: 'body', label: 'Blocks', allowed: panelNames, most: 40 };

export const blockSchemas: Readonly<Record<string, BlockSchema>> = {
  page: { label: 'Page', fields: [line('title', 'Title of the page'), text('description', 'Description', 200), body] },
  testimonial: {
    label: 'Testimonial',
    fields: [needed(text('quote', 'Quote')), needed(line('name', 'Name')), line('title', 'Position'), image],
  },
  footer: { label: 'Footer', fields: [parts('sections', 'Groups of links', 'footer_section', 5)] },
  footer_section: {
    label: 'Group of links',
    fields: [title, needed({ kind: 'blocks', key: 'links', label: 'Links', allowed: ['cta_link'], most: 10 })],
  },
  hero: { label: 'Hero', fields: [title, description, calls(), image] },
  hero_panel: { label: 'Hero panel', fields: [title, description, calls(), ...signedIn, image] },
  seller_hero: {
    label: 'Seller hero',
    fields: [title, description, line('label', 'Label'), calls(), ...signedIn, image],
  },
  header_panel: { label: 'Header panel', fields: [title, description, calls()] },
  banner: { label: 'Banner', fields: [title, description, calls(), ...signedIn] },
  usp_panel: { label: 'USP panel', fields: [line('heading', 'Heading'), parts('usps', 'Reasons', 'usp', 4)] },
  usp: {
    label: 'Reason',
    fields: [line('figure', 'Figure', 24), title, text('body', 'Text', 300), calls('cta', 'Call to action')],
  },
  benefits_panel: {
    label: 'Benefits panel',
    fields: [title, parts('cards', 'Benefits', 'benefits_card', 9)],
  },
  benefits_card: {
    label: 'Benefit',
    fields: [{ kind: 'choice', key: 'icon', label: 'Icon', choices: iconNames }, title, description],
  },
  stats_panel: { label: 'Figures', fields: [line('title', 'Title'), parts('stats', 'Figures', 'stat', 6)] },
  stat: {
    label: 'Figure',
    fields: [needed(line('name', 'Name')), needed(line('value', 'Value', 60)), line('note', 'Note')],
  },
  sell_via_product_panel: {
    label: 'Sell via Quayside',
    fields: [title, parts('items', 'Steps', 'sell_step', 8)],
  },
  sell_step: { label: 'Step', fields: [title, description, line('note', 'Effort', 40)] },
  two_column_panel: {
    label: 'Two-column panel',
    fields: [
      title,
      description,
      calls(),
      image,
      needed({ kind: 'choice', key: 'layout', label: 'Layout', choices: layouts }),
    ],
  },
  three_column_panel: {
    label: 'Three-column panel',
    fields: [title, parts('columns', 'Columns', 'column', 3)],
  },
  column: { label: 'Column', fields: [title, description, calls(), image] },
  story_panel: {
    label: 'Story panel',
    fields: [title, description, parts('steps', 'Steps', 'story_step', 8), calls()],
  },
  story_step: { label: 'Step', fields: [line('when', 'When', 40), title, description, image] },
  manifest_panel: {
    label: 'Manifest',
    fields: [
      title,
      line('code', 'Order number', 30),
      { kind: 'blocks', key: 'stats', label: 'Head', allowed: ['stat'], most: 4 },
      parts('entries', 'Entries', 'manifest_entry', 12),
    ],
  },
  manifest_entry: {
    label: 'Entry',
    fields: [
      needed(line('when', 'When', 40)),
      needed({ kind: 'choice', key: 'mover', label: 'Who moves', choices: movers }),
      title,
      description,
      image,
      { kind: 'blocks', key: 'stats', label: 'Proof', allowed: ['stat'], most: 6 },
    ],
  },
  slip_panel: {
    label: 'Slip',
    fields: [
      title,
      description,
      calls(),
      needed(line('slip_title', 'Title of the slip', 40)),
      line('code', 'Order number', 30),
      parts('stats', 'Lines, the last is the total', 'stat', 10),
    ],
  },
  ...priceSchemas,
  brands_panel: { label: 'Brands panel', fields: [title, parts('brands', 'Brands', 'brand_tile', 24)] },
  brand_tile: { label: 'Brand', fields: [needed(line('name', 'Name')), line('description', 'Text'), image] },
  testimonials_panel: {
    label: 'Testimonials panel',
    fields: [
      line('title', 'Title'),
      needed({ kind: 'stories', key: 'testimonials', label: 'Testimonials', most: 4 }),
      {
        ...{ kind: 'blocks', key: 'brands', label: 'Brands beside one voice', most: 4 },
        allowed: ['brand_tile'],
      },
    ],
  },
  simple_testimonial_panel: {
    label: 'Simple testimonial panel',
    fields: [needed(text('quote', 'Quote')), needed(line('name', 'Name')), line('title', 'Position')],
  },
  people_panel: {
    label: 'People panel',
    fields: [
      needed(line('heading', 'Heading')),
      needed({ kind: 'choice', key: 'columns', label: 'Columns', choices: ['2', '3', '4'] }),
      parts('people', 'People', 'person', 4),
    ],
  },
  person: { label: 'Person', fields: [needed(line('name', 'Name')), line('jobTitle', 'Job title'), image] },
  faq_panel: {
    label: 'FAQ panel',
    fields: [
      needed(line('heading', 'Heading')),
      text('subheading', 'Subheading', 240),
      parts('faqs', 'Questions', 'faq', 20),
      calls(),
    ],
  },
  faq: {
    label: 'Question',
    fields: [needed(line('question', 'Question', 160)), needed(text('answer', 'Answer', 1_200))],
  },
  icon_list: { label: 'Icon list', fields: [parts('icons', 'Icons', 'icon', 8)] },
  icon: {
    label: 'Icon',
    fields: [
      needed({ kind: 'choice', key: 'icon', label: 'Icon', choices: iconNames }),
      needed(line('label', 'Label', 60)),
    ],
  },
  image: { label: 'Image', fields: [{ ...image, isRequired: true }, line('caption', 'Caption')] },
  cta_link: {
    label: 'Link',
    fields: [needed(line('label', 'Label', 40)), needed({ kind: 'address', key: 'link', label: 'Goes to' })],
  },
  registration_button: {
    label: 'Registration button',
    fields: [
      needed(line('label', 'Label', 40)),
      { kind: 'choice', key: 'opens', label: 'Opens as', choices: openings },
    ],
  },
  legal_panel: {
    label: 'Legal panel',
    fields: [
      title,
      { kind: 'date', key: 'updated', label: 'Last changed' },
      needed({ kind: 'richtext', key: 'body', label: 'Text' }),
    ],
  },
  help_article: {
    label: 'Help article',
    fields: [
      needed(line('title', 'Title', 80)),
      needed(line('anchor', 'Name in the address', 40)),
      needed(text('summary', 'Summary', 200)),
      needed({ kind: 'richtext', key: 'body', label: 'Text' }),
    ],
  },
  rich_text: { label: 'Rich text', fields: [needed({ kind: 'richtext', key: 'body', label: 'Text' })] },
  ...screenSchemas,
};

/** "deprecated_usp_panel", "deprecatedUspPanel" and "usp-panel" are the block "usp_panel" (MKT-03). */
export function blockNameOf(component: string): string {
  const snake = component
    .slice(0, 80)
    .replaceAll('-', '_')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase();
  return snake.startsWith('deprecated_') ? snake.slice('deprecated_'.length) : snake;
}

export type ContentBlock = { readonly _uid: string; readonly component: string; readonly [field: string]: unknown };

export const isBlock = (value: unknown): value is ContentBlock =>
  typeof value === 'object' &&
  value !== null &&
  'component' in value &&
  typeof value.component === 'string' &&
  '_uid' in value &&
  typeof value._uid === 'string';
