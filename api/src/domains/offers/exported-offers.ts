/** Inventory as comma-separated text or as a workbook, read and sent a batch at a time. */
import { Readable } from 'node:stream';
import type { OfferListQuery } from '@quayside/contract/offers';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Deps } from '../../platform/deps.ts';
import { csvBatches } from '../../platform/http/large-tables.ts';
import { workbookStream } from '../../platform/sheets/workbook-stream.ts';
import { mostExported } from './offers.limits.ts';
import { presentOffer } from './offers.presenter.ts';
import { type OfferDetail, offersAfter } from './offers.read-model.ts';

const batch = 1_000;
const heading = [
  'GTIN',
  'Brand',
  'Product',
  'Size',
  'Status',
  'Price',
  'Price after discounts',
  'Floor',
  'Currency',
  'Stock',
  'Selling unit',
  'Rank',
  'Winning price',
  'Price to win',
];

/** Columns that hold figures: numbers in a workbook, so that it can be sorted and summed. */
const figures = new Set([
  'Price',
  'Price after discounts',
  'Floor',
  'Stock',
  'Selling unit',
  'Rank',
  'Winning price',
  'Price to win',
]);

export type ExportedForm = 'csv' | 'xlsx';
type Filter = Omit<OfferListQuery, 'page' | 'size' | 'sort'>;

/** What the filters find, as a file of that form. */
export function exportedOffers(deps: Deps, sellerId: string, filter: Filter, form: ExportedForm): Readable {
  const batches = () => batchesOf(deps, sellerId, filter);
  if (form === 'csv') return Readable.from(csvBatches(heading, batches()));
  const workbook = writeXlsxStream(sheetRows(batches()), { name: 'Inventory', freezePane: { rows: 1 } });
  return workbookStream(workbook);
}

async function* batchesOf({ database, clock }: Deps, sellerId: string, filter: Filter): AsyncGenerator<string[][]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (let sent = 0; sent < mostExported; sent += batch) {
    const found = await offersAfter(database, sellerId, filter, { after, limit: batch, now: clock.now() });
    yield found.map(cellsOf);
    const last = found.at(-1);
    if (found.length < batch || !last) return;
    after = last.offer.id;
  }
}

/** Text is written as text: a workbook computes only what is marked as a formula, and none is. */
async function* sheetRows(batches: AsyncGenerator<string[][]>): AsyncGenerator<(string | number | null)[]> {
  yield heading;
  for await (const rows of batches) for (const row of rows) yield row.map(sheetCell);
}

function sheetCell(text: string, column: number): string | number | null {
  if (text === '') return null;
  return figures.has(heading[column] ?? '') ? Number(text) : text;
}

function cellsOf(detail: OfferDetail): string[] {
  const offer = presentOffer(detail);
  return [
    offer.gtin,
    offer.brand.name,
    offer.productName,
    offer.size ?? '',
    offer.status,
    offer.price.amount,
    offer.effectivePrice.amount,
    offer.floor?.amount ?? '',
    offer.price.currency,
    String(offer.stock),
    String(offer.unitSize),
    String(offer.rank ?? ''),
    offer.winningPrice?.amount ?? '',
    offer.priceToWin?.amount ?? '',
  ];
}
