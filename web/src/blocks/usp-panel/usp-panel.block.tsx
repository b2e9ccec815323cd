import { Band } from '../../ui/marketing/band.tsx';
import { FigureColumns } from '../../ui/marketing/figure-columns.tsx';
import type { UspPanelBlock } from './usp-panel.schema.ts';

export function UspPanel({ block }: { block: UspPanelBlock }) {
  return (
    <Band heading={block.heading} id="how-it-works">
      <FigureColumns columns={block.usps} />
    </Band>
  );
}
