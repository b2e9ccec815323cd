// @vitest-environment happy-dom
import { type Offer, offerPrices } from '@quayside/contract/offers';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { PriceHistory } from './components/price-history.tsx';

vi.mock('../../ui/chart/use-width.ts', () => ({ useWidth: () => [{ current: null }, 600] }));

const qid = '0198c0de-0000-7000-8000-000000000002';
const eur = (amount: string) => ({ amount, currency: 'EUR' }) as const;
const at = '2026-01-05T08:00:00.000Z';
/** A tenth off its brand. */
const offer: Offer = {
  ...{ qid, status: 'ACTIVE', blockedReason: null, blockedNote: null, gtin: '04006381333931', productName: 'Soap' },
  ...{
    size: null,
    picture: null,
    brand: { qid, slug: 'nightjar', name: 'Nightjar' },
    variant: { fid: 'f', slug: 's' },
  },
  ...{ price: eur('20.00'), originalPrice: eur('20.00'), effectivePrice: eur('18.00'), floor: null },
  ...{ floorIsOfBrand: false, stock: 240, unitSize: 12, rank: 3, winningPrice: eur('17.50'), priceToWin: eur('19.43') },
  ...{ percentageToWinningPrice: 0.028, priceChangedAt: at, listedAt: at, endsAt: at, updatedAt: at, version: 1 },
  brandDiscounts: [{ brandDiscountQid: qid, brandQid: qid, brandName: 'Nightjar', discount: 10 }],
};
const prices = [
  { at: '2026-01-03T08:00:00.000Z', price: eur('22.00'), effectivePrice: eur('22.00') },
  { at: '2026-01-04T08:00:00.000Z', price: eur('22.00'), effectivePrice: eur('19.80') },
  { at, price: eur('20.00'), effectivePrice: eur('18.00') },
];

function show(shown: Offer, results = prices) {
  fakeApi().on('GET /offers/{qid}/price-history/', answer(offerPrices, { results }));
  showPage(<PriceHistory offer={shown} />, `/inventory/${qid}/`);
}
const plain = (node: Element) => (node.textContent ?? '').replaceAll('\u00a0', ' ');

describe('[INV-02] the price history', () => {
  it('says in its title what the chart draws: the price that competes, and that it is reduced', async () => {
    show(offer);
    const title = await screen.findByRole('heading', { name: /etween/ });
    expect(plain(title)).toBe('After discounts between € 18.00 and € 22.00; now € 18.00.');
  });

  it('without a reduction says the price', async () => {
    const whole = prices.map(({ at: since, price }) => ({ at: since, price, effectivePrice: price }));
    show({ ...offer, effectivePrice: eur('20.00'), brandDiscounts: [] }, whole);
    const title = await screen.findByRole('heading', { name: /etween/ });
    expect(plain(title)).toBe('Between € 20.00 and € 22.00; now € 20.00.');
  });

  it.each([
    ['cheaper', '17.50'],
    ['equal', '18.00'],
    ['dearer', '18.50'],
  ])('names both prices with their currency where they can be read, the first one %s', async (_what, amount) => {
    show({ ...offer, winningPrice: eur(amount) });
    const label = (text: string) => (_text: string, node: Element | null) => node !== null && plain(node) === text;
    const own = await screen.findByText(label('You € 18.00'), { selector: 'text' });
    const first = screen.getByText(label(`Winning € ${amount}`), { selector: 'text' });
    const apart = Number(own.getAttribute('y')) - Number(first.getAttribute('y'));
    expect(Math.abs(apart)).toBeGreaterThanOrEqual(20);
  });
});
