/** The delivery note: what the recipient counts and signs for. It tells no prices. */

import { longDate } from '../../../platform/pdf/long-date.ts';
import { type Fact, parties, signatures, statements, totals } from '../../../platform/pdf/paper-parts.ts';
import type { Paper } from '../../../platform/pdf/pdf-paper.ts';
import { table } from '../../../platform/pdf/pdf-table.ts';
import type { PaperOrder } from '../papers.types.ts';
import { orderPaper } from './order-paper.ts';
import { cartonsOf, loadKilograms, loadName } from './weights.ts';

/** Draws and ends the paper. */
export function deliveryNotePaper(order: PaperOrder): Paper {
  const { lines } = order;
  return orderPaper(order, 'Delivery note', factsOf(order), (paper) => {
    parties(paper, [
      { role: 'From', party: order.shipFrom },
      { role: 'Deliver to', party: order.consignee },
    ]);
    table(
      paper,
      [
        { header: 'GTIN', share: 21, face: 'mono', text: ({ gtin }) => gtin },
        { header: 'Product', share: 47, text: ({ brandName, productName }) => `${brandName}: ${productName}` },
        { header: 'Cartons', share: 10, align: 'end', text: (line) => String(cartonsOf(line)) },
        { header: 'Pieces', share: 10, align: 'end', text: ({ quantity }) => String(quantity) },
        { header: 'Received', share: 12, align: 'end', text: () => '' },
      ],
      lines,
    );
    totals(paper, [
      { label: 'Lines', value: String(lines.length) },
      { label: 'Pieces', value: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)), isStrong: true },
    ]);
    statements(paper, statementsOf(order));
    signatures(paper, ['Received on', 'Name in capitals', 'Signature of the recipient']);
  });
}

const factsOf = (order: PaperOrder): Fact[] => [
  { label: 'Order', value: order.orderNumber, isCode: true },
  { label: 'Date', value: longDate(order.confirmedAt) },
  { label: 'Your reference', value: order.buyerReference ?? '–' },
  { label: 'Carrier', value: order.carrier ?? '–' },
];

function statementsOf({ loads, trackingNumbers }: PaperOrder): string[] {
  return [
    ...(loads.length > 0
      ? [`Packages: ${loads.map(loadName).join('; ')}. ${loadKilograms(loads).toFixed(1)} kg.`]
      : []),
    ...(trackingNumbers.length > 0 ? [`Track and trace: ${trackingNumbers.join(', ')}`] : []),
    'Note visible damage and missing pieces here before you sign.',
  ];
}
