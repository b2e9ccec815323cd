import { Band } from '../../ui/marketing/band.tsx';
import { QuestionList } from '../../ui/marketing/question-list.tsx';
import type { FaqPanelBlock } from './faq-panel.schema.ts';

export function FaqPanel({ block }: { block: FaqPanelBlock }) {
  return (
    <Band heading={block.heading} lead={block.subheading} tone="surface" id="questions">
      <QuestionList items={block.faqs} />
    </Band>
  );
}
