/** Inventory as comma-separated text, read and sent a batch at a time. */
import { Readable } from 'node:stream';
import type { OfferListQuery } from '@quayside/contract/offers';
import { csvOf } from '../../kernel/csv.ts';
import type { Deps } from '../../platform/deps.ts';
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

export function exportedOffers(
  { database, clock }: Deps,
  sellerId: string,
  filter: Omit<OfferListQuery, 'page' | 'size' | 'sort'>,
): Readable {
  async function* rows() {
    yield csvOf([heading]);
    let after = '00000000-0000-0000-0000-000000000000';
    for (let sent = 0; sent < mostExported; sent += batch) {
      const found = await offersAfter(database, sellerId, filter, { after, limit: batch, now: clock.now() });
      // The mark of the encoding stands at the beginning of the file alone.
      yield csvOf(found.map(cellsOf)).slice(1);
      const last = found.at(-1);
      if (found.length < batch || !last) return;
      after = last.offer.id;
    }
  }
  return Readable.from(rows());
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
