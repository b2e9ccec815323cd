/** The commercial invoice that customs read: value, code, origin and weight of each line. */

import { countryName } from '../../../platform/pdf/country-name.ts';
import { longDate } from '../../../platform/pdf/long-date.ts';
import { type Fact, parties, signatures, statements, totals } from '../../../platform/pdf/paper-parts.ts';
import type { Paper } from '../../../platform/pdf/pdf-paper.ts';
import { table } from '../../../platform/pdf/pdf-table.ts';
import { readableDecimal } from '../decimal.ts';
import type { PaperLine, PaperOrder } from '../papers.types.ts';
import { orderPaper } from './order-paper.ts';
import { goodsWeights, loadKilograms, piecesOf, sumOf } from './weights.ts';

/** Incoterms 2020: with our carrier the seller hands over at the own door, otherwise carries the goods to the buyer's. */
export const incotermOf = ({ shippingMethod, shipFrom, consignee }: PaperOrder): string =>
  shippingMethod === 'SELLER' ? `DAP ${consignee.city}` : `FCA ${shipFrom.city}`;

/** Draws and ends the paper. */
export function commercialInvoicePaper(order: PaperOrder): Paper {
  return orderPaper(order, 'Commercial invoice', factsOf(order), (paper) => {
    parties(paper, [
      { role: 'Exporter', party: order.seller },
      { role: 'Consignee', party: order.consignee },
    ]);
    lines(paper, order);
    sums(paper, order);
    statements(paper, statementsOf(order));
    signatures(paper, ['Place and date', 'Name and signature for the exporter']);
  });
}

const factsOf = (order: PaperOrder): Fact[] => [
  { label: 'Number', value: `CI-${order.orderNumber}`, isCode: true },
  { label: 'Date', value: longDate(order.confirmedAt) },
  { label: 'Incoterms 2020', value: incotermOf(order) },
  { label: 'Your reference', value: order.buyerReference ?? '–' },
  { label: 'Country of dispatch', value: countryName(order.shipFrom.country) },
  { label: 'Country of destination', value: countryName(order.consignee.country) },
  { label: 'Currency', value: order.currency },
  { label: 'Reason for export', value: 'Sale' },
];

const totalOf = ({ quantity, unitPriceMinor }: PaperLine): string =>
  (BigInt(unitPriceMinor) * BigInt(quantity)).toString();
const weightOf = (grams: number | null, quantity: number): string =>
  grams === null ? '–' : ((grams * quantity) / 1_000).toFixed(3);

function lines(paper: Paper, { currency, lines: all }: PaperOrder): void {
  table(
    paper,
    [
      { header: 'Goods', share: 32, text: ({ brandName, productName }) => `${brandName}: ${productName}` },
      { header: 'HS code', share: 12, face: 'mono', text: ({ hsCode }) => hsCode ?? '–' },
      { header: 'Origin', share: 7, text: ({ originCountry }) => originCountry ?? '–' },
      { header: 'Pieces', share: 8, align: 'end', text: ({ quantity }) => String(quantity) },
      { header: 'Net kg', share: 10, align: 'end', text: ({ netGrams, quantity }) => weightOf(netGrams, quantity) },
      {
        header: 'Gross kg',
        share: 10,
        align: 'end',
        text: ({ grossGrams, quantity }) => weightOf(grossGrams, quantity),
      },
      {
        header: `Price ${currency}`,
        share: 11,
        align: 'end',
        text: ({ unitPriceMinor }) => readableDecimal(unitPriceMinor),
      },
      { header: `Value ${currency}`, share: 13, align: 'end', text: (line) => readableDecimal(totalOf(line)) },
    ],
    all,
  );
}

function sums(paper: Paper, { currency, lines: all, shippingFeeMinor }: PaperOrder): void {
  const goods = all.reduce((sum, line) => sum + BigInt(totalOf(line)), 0n);
  const weights = goodsWeights(all);
  totals(paper, [
    { label: 'Net weight of the goods', value: sumOf(weights, weights.netGrams) },
    { label: 'Gross weight of the goods', value: sumOf(weights, weights.grossGrams) },
    { label: 'Goods', value: readableDecimal(goods.toString()) },
    { label: 'Freight', value: readableDecimal(shippingFeeMinor) },
    {
      label: 'Total value',
      value: `${currency} ${readableDecimal((goods + BigInt(shippingFeeMinor)).toString())}`,
      isStrong: true,
    },
  ]);
}

function statementsOf({ loads, lines: all }: PaperOrder): string[] {
  const missing = all.filter(({ hsCode, originCountry }) => hsCode === null || originCountry === null).length;
  return [
    ...(loads.length > 0
      ? [`Packages: ${piecesOf(loads)}. Gross weight with packaging: ${loadKilograms(loads).toFixed(1)} kg.`]
      : []),
    ...(missing > 0
      ? [
          `HS code or origin is not known for ${missing} ${missing === 1 ? 'line' : 'lines'}, marked –. Add them before customs clearance.`,
        ]
      : []),
    'We declare that the information on this invoice is true and correct.',
  ];
}
