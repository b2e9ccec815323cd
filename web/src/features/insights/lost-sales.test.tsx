// @vitest-environment happy-dom
import type { InsightRank, InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { offerMessages } from '@quayside/contract/messages/offers';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPage } from '../../testing/show-page.tsx';
import { InsightFilters } from './components/insight-filters.tsx';
import { PlacesQuestion } from './components/places-question.tsx';
import { RankQuestion } from './components/rank-question.tsx';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const product = {
  ...{
    name: 'Harbour soap',
    brand: 'Lindqvist',
    pieces: 30,
    sales: eur('29.00'),
    dearer: 0.05,
    isNear: true,
    move: 'MATCH' as const,
  },
};
const sold = { orders: 7, sales: eur('70.00'), before: eur('0.00') };
const share = null;
const sales: InsightSales = {
  ...{ from: '2026-10-22', until: '2026-11-21', orders: 7, sales: eur('70.00') },
  ...{ acceptance: share, fillRate: share, decline: share, expiry: share, claimShare: share },
  ...{ medianConfirmHours: null, onTime: share, ordersLate: 0 },
  before: { orders: 0, sales: eur('0.00'), medianConfirmHours: null, onTime: share },
  ...{ weeks: [], brands: [{ key: 'Lindqvist', ...sold }], destinations: [{ key: 'DE', ...sold }] },
};
const lost: NonNullable<InsightRank['lost']> = {
  ...{ sales: eur('58.00'), before: null, orders: 9, pieces: 60, offers: 2 },
  ...{ near: { offers: 2, sales: eur('58.00') }, far: { offers: 0, sales: eur('0.00') } },
  brands: [{ key: 'Only lost', orders: 9, sales: eur('58.00') }],
  destinations: [{ key: 'FR', orders: 9, sales: eur('58.00') }],
  products: [
    { qid: '01a217a4-25a5-7600-a0f1-72afbcf8aa37', ...product },
    { qid: '01a217a4-25a5-7600-a0f1-72afbcf8aa38', ...product },
  ],
};
const rank: InsightRank = { winRate: 0.4, offersLosing: 0, lost };
const show = (given: Partial<InsightRank> = {}) => showPage(<RankQuestion insights={{ ...rank, ...given }} />, '/');

afterEach(() => vi.restoreAllMocks());

test('[INV-10] what was lost stands beside the offers that win, rounded, each offer on a row of its own', () => {
  const error = vi.spyOn(console, 'error');
  show();
  screen.getByText(words.figures.winRate);
  screen.getByText('40.0 %');
  screen.getByText(/^2 offers lost about €\s58 to lower prices\.$/);
  screen.getByText(words.lost.canMatch(2));
  expect(screen.getAllByText(words.lost.mark(30, 0.05))).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

test('[INV-10] what is rounded shows no cents, drawn and as tables', async () => {
  const hands = show();
  expect(document.body.textContent).toMatch(/€\s29/);
  expect(document.body.textContent).not.toMatch(/€\s[\d,]+\./);
  await hands.click(screen.getByRole('button', { name: offerMessages.showAsTable }));
  expect(screen.getByRole('table', { name: words.lost.byProduct }).textContent).toMatch(/€\s29/);
  expect(document.body.textContent).not.toMatch(/€\s[\d,]+\./);
});

test('[INV-10] of fewer orders than may be told there is only what wins', () => {
  show({ lost: null });
  screen.getByText(words.figures.winRate);
  expect(screen.queryByText(words.lost.what)).toBeNull();
});

test('[INV-10] goods go to named countries and to the others, which are what is left of the sum', () => {
  const to = (key: string, amount: string, before: string) => ({
    key,
    orders: 1,
    sales: eur(amount),
    before: eur(before),
  });
  const destinations = [
    to('DE', '60.00', '30.00'),
    ...['FR', 'NL', 'PL', 'BE', 'IT'].map((key) => to(key, '5.00', '5.00')),
  ];
  const all = { ...sales, sales: eur('100.00'), destinations, before: { ...sales.before, sales: eur('60.00') } };
  showPage(<PlacesQuestion insights={all} />, '/');
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(rows).toHaveLength(7);
  expect(rows[0]).toBe('Germany€ 60.0060 %+100 %');
  expect(rows.at(-1)).toBe('Other countries€ 15.0015 %+200 %');
});

test('[INV-10] a brand and a country where everything was lost can be chosen', () => {
  showPage(<InsightFilters query={{}} sales={sales} lost={lost} onChange={() => undefined} />, '/');
  within(screen.getByLabelText(words.brand)).getByText('Only lost');
  within(screen.getByLabelText(words.destination)).getByText('France');
});
