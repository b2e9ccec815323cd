/** The packing list: what is in the parcels and on the pallets, by cartons, pieces and weight. */

import { longDate } from '../../../platform/pdf/long-date.ts';
import { type Fact, parties, statements, totals } from '../../../platform/pdf/paper-parts.ts';
import type { Paper } from '../../../platform/pdf/pdf-paper.ts';
import { pictureOf } from '../../../platform/pdf/pdf-picture.ts';
import { type TableColumn, table } from '../../../platform/pdf/pdf-table.ts';
import type { PaperLine, PaperOrder } from '../papers.types.ts';
import { orderPaper } from './order-paper.ts';
import { cartonsOf, cubicMetres, goodsWeights, loadKilograms, loadName, piecesOf, sumOf } from './weights.ts';

/** Draws and ends the paper. */
export function packingListPaper(order: PaperOrder): Paper {
  return orderPaper(order, 'Packing list', factsOf(order), (paper) => {
    parties(paper, [
      { role: 'Sender', party: order.shipFrom },
      { role: 'Recipient', party: order.consignee },
    ]);
    goods(paper, order);
    sums(paper, order);
    loadList(paper, order);
    if (order.trackingNumbers.length > 0) statements(paper, [`Track and trace: ${order.trackingNumbers.join(', ')}`]);
  });
}

const factsOf = (order: PaperOrder): Fact[] => [
  { label: 'Order', value: order.orderNumber, isCode: true },
  { label: 'Date', value: longDate(order.confirmedAt) },
  { label: 'Your reference', value: order.buyerReference ?? '–' },
  { label: 'Packages', value: order.loads.length > 0 ? String(piecesOf(order.loads)) : '–' },
];

const weight = (grams: number | null, quantity: number): string =>
  grams === null ? '–' : ((grams * quantity) / 1_000).toFixed(3);

/** What it looks like, for whoever packs and whoever unpacks. */
const pictureColumn: TableColumn<PaperLine> = {
  header: '',
  share: 6.5,
  text: () => '',
  picture: ({ picture }) => (picture === null ? null : pictureOf(picture)),
};

function goods(paper: Paper, { lines }: PaperOrder): void {
  table(
    paper,
    [
      ...(lines.some(({ picture }) => picture !== null) ? [pictureColumn] : []),
      { header: 'GTIN', share: 20, face: 'mono', text: ({ gtin }) => gtin },
      { header: 'Product', share: 40, text: ({ brandName, productName }) => `${brandName}: ${productName}` },
      { header: 'Per carton', share: 9, align: 'end', text: ({ unitSize }) => String(unitSize) },
      { header: 'Cartons', share: 10, align: 'end', text: (line) => String(cartonsOf(line)) },
      { header: 'Pieces', share: 9, align: 'end', text: ({ quantity }) => String(quantity) },
      { header: 'Gross kg', share: 12, align: 'end', text: ({ grossGrams, quantity }) => weight(grossGrams, quantity) },
    ],
    lines,
  );
}

function sums(paper: Paper, { lines }: PaperOrder): void {
  const weights = goodsWeights(lines);
  totals(paper, [
    { label: 'Lines', value: String(lines.length) },
    { label: 'Cartons', value: String(lines.reduce((sum, line) => sum + cartonsOf(line), 0)) },
    { label: 'Pieces', value: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)) },
    { label: 'Net weight of the goods', value: sumOf(weights, weights.netGrams) },
    { label: 'Gross weight', value: sumOf(weights, weights.grossGrams), isStrong: true },
  ]);
}

function loadList(paper: Paper, { loads }: PaperOrder): void {
  if (loads.length === 0) return;
  table(
    paper,
    [
      { header: 'Packages', share: 50, text: loadName },
      { header: 'kg each', share: 16, align: 'end', text: ({ weightKg }) => weightKg.toFixed(1) },
      { header: 'kg together', share: 17, align: 'end', text: (load) => loadKilograms([load]).toFixed(1) },
      { header: 'm³ together', share: 17, align: 'end', text: (load) => cubicMetres([load]).toFixed(3) },
    ],
    loads,
  );
  paper.y += 8;
}
