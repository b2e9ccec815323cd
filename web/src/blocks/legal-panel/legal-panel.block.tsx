import { marketingMessages } from '@quayside/contract/messages/marketing';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import { LegalText } from '../../ui/marketing/legal-text.tsx';
import type { LegalPanelBlock } from './legal-panel.schema.ts';

export function LegalPanel({ block }: { block: LegalPanelBlock }) {
  const sections = block.sections.map((section) => ({ ...section, id: anchorOf(section.heading) }));
  return (
    <LegalText
      title={block.title}
      note={marketingMessages.updated(dateLabel(block.updated, 'short', 'UTC'))}
      sections={sections}
    />
  );
}

/** "Fees and payment" → "fees-and-payment". */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
