// @vitest-environment happy-dom
import { offerMessages as words } from '@quayside/contract/messages/offers';
import { bulkOutcome, type Offer } from '@quayside/contract/offers';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { BulkBar } from './components/bulk-bar.tsx';
import { OfferFacts } from './components/offer-facts.tsx';

const [qid, otherQid] = ['0198c0de-0000-7000-8000-000000000002', '0198c0de-0000-7000-8000-000000000003'];
const eur = { amount: '12.50', currency: 'EUR' } as const;
const at = '2026-01-05T08:00:00.000Z';
const expired: Offer = {
  ...{
    qid,
    status: 'EXPIRED_LIST',
    blockedReason: null,
    blockedNote: null,
    gtin: '04006381333931',
    productName: 'Harbour soap',
  },
  ...{
    size: null,
    picture: null,
    brand: { qid, slug: 'nightjar', name: 'Nightjar' },
    variant: { fid: 'f', slug: 's' },
  },
  ...{ price: eur, originalPrice: eur, effectivePrice: eur, floor: null, floorIsOfBrand: false, stock: 5, unitSize: 1 },
  ...{ rank: null, winningPrice: null, priceToWin: null, percentageToWinningPrice: null, brandDiscounts: [] },
  ...{ priceChangedAt: at, listedAt: at, endsAt: at, updatedAt: at, version: 1 },
};
const active: Offer = { ...expired, qid: otherQid, status: 'ACTIVE' };
const confirmed = answer(bulkOutcome, { batchQid: null, changed: 1, kept: 0, results: [] });
const box = { chosen: new Set<string>(), onChange: () => undefined, isSelectable: () => true };
const selectionOf = (rows: Offer[]) => ({
  box: { ...box, rowKey: (offer: Offer) => offer.qid, nameOf: (offer: Offer) => offer.productName },
  rows,
  clear: () => undefined,
});

describe('[INV-01] an offer whose list has expired', () => {
  it.each([
    ['its page', <OfferFacts key="page" offer={expired} mayWrite />],
    [
      'the bar of chosen offers, which leaves others alone',
      <BulkBar key="bar" selection={selectionOf([expired, active])} />,
    ],
  ])('is confirmed on %s', async (_where, page) => {
    const api = fakeApi();
    api.on('POST /offers/catalog/', confirmed);
    const hands = showPage(page, '/inventory/');
    await hands.click(await screen.findByRole('button', { name: words.confirmList }));
    await vi.waitFor(() => expect(api.heard('POST /offers/catalog/')).toHaveLength(1));
    expect(api.heard('POST /offers/catalog/').map(({ body }) => body)).toEqual([
      { offers: [qid], change: { kind: 'CONFIRM_LIST' } },
    ]);
  });

  it('is the only one to be confirmed there', () => {
    fakeApi();
    showPage(<OfferFacts offer={active} mayWrite />, '/inventory/');
    expect(screen.queryByRole('button', { name: words.confirmList })).toBeNull();
  });
});
