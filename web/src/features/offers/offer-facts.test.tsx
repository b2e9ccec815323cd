// @vitest-environment happy-dom
import { offerMessages as words } from '@quayside/contract/messages/offers';
import { type Offer, offer as offerSchema } from '@quayside/contract/offers';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { OfferFacts } from './components/offer-facts.tsx';

const qid = '0198c0de-0000-7000-8000-000000000002';
const eur = { amount: '12.50', currency: 'EUR' } as const;
const at = '2026-01-05T08:00:00.000Z';
const offer: Offer = {
  ...{ qid, status: 'ACTIVE', blockedReason: null, blockedNote: null, gtin: '04006381333931', productName: 'Soap' },
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

describe('[RT-16] from an offer to its orders', () => {
  it('leads to current and to past ones', async () => {
    showPage(<OfferFacts offer={offer} mayWrite={false} />, `/inventory/${qid}/`, { permissions: ['orders.read'] });
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [words.ordersOf, '/orders/?status=CURRENT&page=1&search=04006381333931'],
      [words.pastOrdersOf, '/orders/?status=PAST&page=1&search=04006381333931'],
    ]);
  });

  it('leads nowhere for who may not read orders', () => {
    showPage(<OfferFacts offer={offer} mayWrite={false} />, `/inventory/${qid}/`, { permissions: ['offers.read'] });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('[RT-16] an offer that was taken out of the market is put back on the same page', async () => {
  const api = fakeApi();
  api.on('PATCH /offers/{qid}/', () => answer(offerSchema, { ...offer, status: 'INACTIVE', version: 2 })());
  const hands = showPage(<OfferFacts offer={offer} mayWrite />, `/inventory/${qid}/`);
  for (const sent of [1, 2]) {
    await hands.click(screen.getByRole('button', { name: words.deactivate }));
    await vi.waitFor(() => expect(api.heard('PATCH /offers/{qid}/')).toHaveLength(sent));
    await screen.findAllByText(words.saved);
  }
  expect(api.heard('PATCH /offers/{qid}/').map(({ body }) => Object(body).version)).toEqual([1, 2]);
});
