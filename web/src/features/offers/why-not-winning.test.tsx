// @vitest-environment happy-dom
import { offerMessages as words } from '@quayside/contract/messages/offers';
import { type Offer, type OffersInfo, offersInfo, simulation } from '@quayside/contract/offers';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { WhyNotWinning } from './components/why-not-winning.tsx';

const qid = '0198c0de-0000-7000-8000-000000000002';
const eur = (amount: string) => ({ amount, currency: 'EUR' }) as const;
const at = '2026-01-05T08:00:00.000Z';
const losing: Offer = {
  ...{ qid, status: 'ACTIVE', blockedReason: null, blockedNote: null, gtin: '04006381333931', productName: 'Soap' },
  ...{
    size: null,
    picture: null,
    brand: { qid, slug: 'nightjar', name: 'Nightjar' },
    variant: { fid: 'f', slug: 's' },
  },
  ...{ price: eur('12.30'), originalPrice: eur('12.30'), effectivePrice: eur('12.30'), floor: eur('11.00') },
  ...{ floorIsOfBrand: false, stock: 240, unitSize: 12, rank: 3, winningPrice: eur('11.90'), priceToWin: eur('11.89') },
  ...{ percentageToWinningPrice: 0.034, brandDiscounts: [], priceChangedAt: at, listedAt: at, endsAt: at },
  ...{ updatedAt: at, version: 1 },
};
const found = (rank: number, price: string) =>
  answer(simulation, {
    ...{ effectivePrice: eur(price), rank, winningPrice: eur('11.89'), remains: eur('10.94') },
    ...{ askedIn30Days: 1840, isBelowFloor: false },
  });

function show(
  offer: Offer,
  { mayWrite = true, regions = ['EUROPE'] }: { mayWrite?: boolean; regions?: OffersInfo['regions'] } = {},
) {
  const api = fakeApi();
  api.on(
    'GET /offers/info/',
    answer(offersInfo, {
      ...{ currency: 'EUR', region: 'EUROPE', isRegionChosen: false, regions, feePercent: 8 },
      ...{ discountPercent: 0, total: 1, winning: 0, losing: 1, endingSoon: 0, endsAt: null },
    }),
  );
  api.on('GET /offers/{qid}/simulation/', found(1, '11.89'));
  showPage(<WhyNotWinning offer={offer} mayWrite={mayWrite} />, `/inventory/${qid}/`);
  return api;
}

describe('[RT-16] [INV-02] why an offer does not win', () => {
  it.each([
    ['dearer than the first', losing, '€ 11.90 comes first. You ask € 0.40 more and are third.'],
    [
      'at its price, but later',
      { ...losing, rank: 2, price: eur('11.90'), effectivePrice: eur('11.90') },
      'You ask € 11.90, as does the offer that comes first.',
    ],
    ['first', { ...losing, rank: 1, priceToWin: null }, 'You come first at € 12.30.'],
  ])('%s is told in one sentence', async (_what, offer, sentence) => {
    show(offer);
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('names the price that wins, what is kept of it, and the room above the floor', async () => {
    show(losing);
    await screen.findByText(words.tryAnswer.remains('8 %'));
    await screen.findByText('€ 10.94');
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('At an equal price the earlier offer stays first, so € 11.89 wins.');
    expect(text).toContain('Above your floor€ 0.89');
    expect(text).toContain('1,840');
  });

  it('keeps a price that was tried on the ruler; Shift and an arrow move ten cents', async () => {
    const api = show(losing);
    await screen.findByText('€ 10.94');
    const ruler = screen.getByRole<HTMLInputElement>('slider', { name: words.trySlider });
    expect(ruler.value).toBe('1189');
    api.on('GET /offers/{qid}/simulation/', found(2, '11.99'));
    fireEvent.keyDown(ruler, { key: 'ArrowRight', shiftKey: true });
    expect(ruler.value).toBe('1199');
    await vi.waitFor(() => expect(screen.getByText(words.ruler.place(1))).toBeTruthy());
  });
});

/** A tenth off its brand: € 20.00 competes at € 18.00. */
const reduced: Offer = {
  ...losing,
  ...{ price: eur('20.00'), originalPrice: eur('20.00'), effectivePrice: eur('18.00'), floor: null },
  ...{ winningPrice: eur('17.50'), priceToWin: eur('19.43') },
  brandDiscounts: [{ brandDiscountQid: qid, brandQid: qid, brandName: 'Nightjar', discount: 10 }],
};

describe('[INV-02] an offer whose price is reduced', () => {
  it.each([
    [
      'dearer than the first',
      reduced,
      '€ 17.50 comes first. You ask € 18.00 after your reductions (€ 20.00 before): € 0.50 more, and are third.',
    ],
    [
      'at its price, but later',
      { ...reduced, rank: 2, winningPrice: eur('18.00') },
      'After your reductions you ask € 18.00, as does the offer that comes first.',
    ],
    [
      'first',
      { ...reduced, rank: 1, priceToWin: null },
      'You come first at € 18.00 after your reductions (€ 20.00 before).',
    ],
  ])('%s says which price is meant', async (_what, offer, sentence) => {
    show(offer);
    const heading = await screen.findByRole('heading', { level: 2 });
    expect(heading.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  it('says what to set and what that is after the reductions; ruler and rank name the kind of their price', async () => {
    show(reduced).on('GET /offers/{qid}/simulation/', found(1, '17.49'));
    await screen.findByText('€ 10.94');
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain(
      'At an equal price the earlier offer stays first. Set € 19.43: after your reductions that is € 17.49, and wins.',
    );
    expect(text).toContain('You ask, before reductions€ 20.00');
    expect(text).toContain('€ 17.49 after reductions, now 3');
  });
});

describe('[INV-03] the market that ranks an offer', () => {
  const both = ['EUROPE', 'USA'] satisfies OffersInfo['regions'];
  it('is chosen by who may write only', async () => {
    const api = show(losing, { mayWrite: false, regions: both });
    await screen.findByText('€ 10.94');
    expect(api.heard('GET /offers/info/')).toHaveLength(1);
    expect(screen.queryByRole('combobox', { name: words.market.label })).toBeNull();
  });

  it('can be chosen again where the chosen one has no rank', async () => {
    show({ ...losing, rank: null, winningPrice: null, priceToWin: null }, { regions: both });
    await screen.findByRole('combobox', { name: words.market.label });
  });
});
