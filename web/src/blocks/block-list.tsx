import { type ReactNode, Suspense } from 'react';
import { CallToAction } from './call-to-action/call-to-action.block.tsx';
import type { CallToActionBlock } from './call-to-action/call-to-action.schema.ts';
import { FaqPanel } from './faq-panel/faq-panel.block.tsx';
import type { FaqPanelBlock } from './faq-panel/faq-panel.schema.ts';
import { Hero } from './hero/hero.block.tsx';
import type { HeroBlock } from './hero/hero.schema.ts';
import { LegalPanel } from './legal-panel/legal-panel.block.tsx';
import type { LegalPanelBlock } from './legal-panel/legal-panel.schema.ts';
import { UspPanel } from './usp-panel/usp-panel.block.tsx';
import type { UspPanelBlock } from './usp-panel/usp-panel.schema.ts';

export type Block = { id: string } & (HeroBlock | UspPanelBlock | FaqPanelBlock | CallToActionBlock | LegalPanelBlock);

/** The blocks of a page, in the order the content gives (MKT-01). One that fails to render vanishes alone (MKT-06). */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <Suspense key={block.id}>
      <RenderedBlock block={block} />
    </Suspense>
  ));
}

/** A component of its own, so that what fails does so inside the boundary above. */
function RenderedBlock({ block }: { block: Block }): ReactNode {
  switch (block.component) {
    case 'hero':
      return <Hero block={block} />;
    case 'usp-panel':
      return <UspPanel block={block} />;
    case 'faq-panel':
      return <FaqPanel block={block} />;
    case 'call-to-action':
      return <CallToAction block={block} />;
    case 'legal-panel':
      return <LegalPanel block={block} />;
  }
}
