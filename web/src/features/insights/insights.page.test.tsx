// @vitest-environment happy-dom
import { insightRank, insightRecord, insightSales } from '@quayside/contract/insights';
import { commonMessages } from '@quayside/contract/messages/common';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, fakeApi, late, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { InsightPanel } from './components/insight-panel.tsx';
import InsightsPage from './insights.page.tsx';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });
const sold = answer(insightSales, {
  ...{ from: '2026-10-22', until: '2026-11-21', orders: 7, sales: eur('70.00') },
  ...{ acceptance: 0.9, fillRate: 1, decline: 0.1, expiry: 0, claimShare: 0 },
  ...{ medianConfirmHours: 3, onTime: 1, ordersLate: 0 },
  before: { orders: 0, sales: eur('0.00'), medianConfirmHours: null, onTime: null },
  ...{ weeks: [], brands: [], destinations: [] },
});
const ranked = answer(insightRank, { winRate: 0.4, offersLosing: 3, lost: null });
const recorded = answer(insightRecord, { decline: 0.02, claimShare: 0, expiry: 0 });
const failing = refusal(503, 'unavailable', commonMessages.unavailable);
// The blank between symbol and amount is another one.
const soldText = /^You sold €\s70\.00; 7 orders reached you\.$/;
const permissions: ('insights.read' | 'orders.read')[] = ['insights.read'];

function show(sales = sold, rank = ranked, record = recorded) {
  const api = fakeApi();
  api.on('GET /insights/sales/', sales);
  api.on('GET /insights/rank/', rank);
  api.on('GET /insights/record/', record);
  return { api, hands: showPage(<InsightsPage />, '/insights/', { permissions }) };
}

test('[INV-10] [ERR-01] a part that fails says so by itself, is tried again by itself, and leaves the others', async () => {
  const { api, hands } = show(sold, failing);
  await screen.findByText(words.partFailed.rank);
  await screen.findByText(soldText);
  screen.getByText(words.figures.decline);
  expect(screen.queryByText(words.partFailed.sales)).toBeNull();
  api.on('GET /insights/rank/', ranked);
  await hands.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByText(words.figures.winRate);
  expect(api.heard('GET /insights/sales/')).toHaveLength(1);
  expect(screen.queryByText(words.partFailed.rank)).toBeNull();
});

test('[INV-10] [ERR-01] sales and record that fail leave what offers lost', async () => {
  show(failing, ranked, failing);
  await screen.findByText(words.partFailed.sales);
  await screen.findByText(words.recordFailed);
  for (const name of ['speed', 'places', 'brands'] as const) screen.getByText(words.partFailed[name]);
  screen.getByText(words.figures.winRate);
});

test('[INV-10] what is slow keeps its place, and nobody waits for it', async () => {
  const { answer: slow, arrive } = late(ranked);
  show(sold, slow);
  await screen.findByText(soldText);
  const place = screen.getByRole('region', { name: words.questions.rank });
  expect(within(place).queryByRole('heading')).toBeNull();
  arrive();
  await screen.findByText(words.figures.winRate);
});

test('[RT-05] [INV-10] on the dashboard each finding stands or fails alone', async () => {
  const api = fakeApi();
  api.on('GET /insights/sales/', sold);
  api.on('GET /insights/rank/', failing);
  showPage(<InsightPanel />, '/', { permissions });
  await screen.findByText(words.partFailed.rank);
  screen.getByText(words.speed(0.9, 3));
});
