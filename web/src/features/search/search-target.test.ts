import type { OfferHits, SaleHits } from '@quayside/contract/search';
import { describe, expect, it } from 'vitest';
import { targetOf } from './search-target.ts';

const sale = (
  qid: string,
  status: SaleHits['results'][number]['status'] = 'REQUESTED',
): SaleHits['results'][number] => ({
  qid,
  order: `QS-${qid}`,
  status,
  nextAction: 'NONE',
  buyerReference: null,
  destination: { kind: 'BUYER', country: 'DE', city: 'Hamburg', region: 'EUROPE' },
  total: { amount: '1.00', currency: 'EUR' },
  matched: 'qs',
});
const sales = (results: SaleHits['results'], exact: string | null = null): SaleHits => ({
  results,
  exact,
  hasMore: false,
});
const offers: OfferHits = {
  results: [
    {
      qid: 'o',
      gtin: '05412345678908',
      productName: 'Soap',
      brand: 'Marlin',
      status: 'ACTIVE',
      price: { amount: '1.00', currency: 'EUR' },
      stock: 1,
      matched: 'soap',
    },
  ],
  exact: 'o',
  hasMore: false,
};
const noOffers: OfferHits = { results: [], exact: null, hasMore: false };

describe('[RT-37] Enter in the search bar', () => {
  it('opens the one order that the text names, whatever else begins with it', () => {
    expect(targetOf('qs-1', sales([sale('1'), sale('12')], '1'), offers)).toBe('/orders/1/');
  });

  it('opens the only one found', () => {
    expect(targetOf('mar', sales([sale('1')]), noOffers)).toBe('/orders/1/');
  });

  it('lists them where several match, or offers too', () => {
    expect(targetOf('mar', sales([sale('1'), sale('2')]), noOffers)).toBe('/orders/?search=mar');
    expect(targetOf('mar', sales([sale('1')]), offers)).toBe('/orders/?search=mar');
  });

  it('lists past orders when only those match', () => {
    expect(targetOf('mar', sales([sale('1', 'COMPLETED'), sale('2', 'EXPIRED')]), undefined)).toBe(
      '/orders/?status=PAST&search=mar',
    );
  });

  it('leads nowhere when no order matches', () => {
    expect(targetOf('mar', sales([]), offers)).toBeNull();
    expect(targetOf('mar', undefined, undefined)).toBeNull();
  });
});
