import { blockNameOf, type ContentBlock } from '@quayside/contract/content-values';
import { blockMessages } from '@quayside/contract/messages/blocks';
import { type ComponentType, createContext, type ReactNode, Suspense, useContext } from 'react';
import { childrenOf } from './block.ts';
import {
  BenefitsPanel,
  ManifestPanel,
  SellViaProductPanel,
  SlipPanel,
  StatsPanel,
  UspPanel,
} from './fact-panels.block.tsx';
import { Banner, HeaderPanel, Hero } from './heroes.block.tsx';
import {
  BrandsPanel,
  IconList,
  ImageBlock,
  PeoplePanel,
  StoryPanel,
  ThreeColumnPanel,
  TwoColumnPanel,
} from './picture-panels.block.tsx';
import { PricePanel, SumsPanel } from './price.block.tsx';
import { OrdersScreenPanel, PhoneScreensPanel } from './screens.block.tsx';
import { FaqPanel, HelpArticlePanel, LegalPanel, RichTextBlock } from './texts.block.tsx';
import { SimpleTestimonialPanel, TestimonialsPanel } from './voices.block.tsx';

export interface BlockProps {
  block: ContentBlock;
  /** Shows a block inside another, such as in rich text. */
  renderBlock: (block: ContentBlock) => ReactNode;
  /** Of its title: one block alone names the page. */
  level: 1 | 2;
}

/** The panels of a page by name; names that begin with "deprecated" render the same (MKT-03). */
const panels: Readonly<Record<string, ComponentType<BlockProps>>> = {
  hero: Hero,
  hero_panel: Hero,
  seller_hero: Hero,
  header_panel: HeaderPanel,
  banner: Banner,
  usp_panel: UspPanel,
  benefits_panel: BenefitsPanel,
  stats_panel: StatsPanel,
  sell_via_product_panel: SellViaProductPanel,
  two_column_panel: TwoColumnPanel,
  three_column_panel: ThreeColumnPanel,
  story_panel: StoryPanel,
  manifest_panel: ManifestPanel,
  slip_panel: SlipPanel,
  price_panel: PricePanel,
  sums_panel: SumsPanel,
  orders_screen_panel: OrdersScreenPanel,
  phone_screens_panel: PhoneScreensPanel,
  brands_panel: BrandsPanel,
  testimonials_panel: TestimonialsPanel,
  simple_testimonial_panel: SimpleTestimonialPanel,
  people_panel: PeoplePanel,
  faq_panel: FaqPanel,
  icon_list: IconList,
  image: ImageBlock,
  legal_panel: LegalPanel,
  rich_text: RichTextBlock,
  help_article: HelpArticlePanel,
};

/** Those whose title is the page's where they come first, and the fields without which they vanish (MKT-06). */
const naming: Readonly<Record<string, readonly string[]>> = {
  hero: ['title'],
  hero_panel: ['title'],
  seller_hero: ['title'],
  header_panel: ['title'],
  price_panel: ['title', 'figures', 'slip_title', 'stats'],
  legal_panel: ['title', 'body'],
};
function namesPage(block: ContentBlock): boolean {
  const name = blockNameOf(block.component);
  const needed = Object.hasOwn(naming, name) ? naming[name] : undefined;
  return (
    needed?.every((key) => (Array.isArray(block[key]) ? childrenOf(block, key).length > 0 : isThere(block[key]))) ??
    false
  );
}
const isThere = (value: unknown): boolean => (typeof value === 'string' ? value.trim() !== '' : Boolean(value));

export interface BlockSurroundings {
  /** In the editor's preview what visitors do not see is told in its place. */
  isPreview: boolean;
}
export const BlockSurroundingsContext = createContext<BlockSurroundings>({ isPreview: false });

/** The blocks of a page, in the order the content gives (MKT-01). One that fails to render vanishes alone (MKT-06). */
export function BlockList({ blocks }: { blocks: readonly ContentBlock[] }) {
  const { isPreview } = useContext(BlockSurroundingsContext);
  const first = blocks.findIndex(namesPage);
  return blocks.map((block, index) => (
    <Suspense
      // biome-ignore lint/suspicious/noArrayIndexKey: ids of content need not be unique, and the list never changes
      key={`${index}-${block._uid}`}
      fallback={isPreview ? <Note>{blockMessages.blockFailed(block.component)}</Note> : null}
    >
      <RenderedBlock block={block} level={index === first ? 1 : 2} />
    </Suspense>
  ));
}

const renderBlock = (block: ContentBlock): ReactNode => <RenderedBlock key={block._uid} block={block} level={2} />;

/** A component of its own, so that what fails does so inside the boundary above. */
function RenderedBlock({ block, level }: Pick<BlockProps, 'block' | 'level'>): ReactNode {
  const { isPreview } = useContext(BlockSurroundingsContext);
  const name = blockNameOf(block.component);
  const Panel = Object.hasOwn(panels, name) ? panels[name] : undefined;
  if (Panel) return <Panel block={block} renderBlock={renderBlock} level={level} />;
  return isPreview ? <Note>{blockMessages.blockUnknown(block.component)}</Note> : null;
}

/** Only in the preview: nothing of this reaches a visitor. */
function Note({ children }: { children: string }) {
  return (
    <p className="hatched border-b border-line px-6 py-8">
      <span className="bg-canvas px-3 py-2 font-semibold">{children}</span>
    </p>
  );
}
