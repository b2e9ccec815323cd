// @vitest-environment happy-dom
import { offerMessages } from '@quayside/contract/messages/offers';
import { brandDiscountList, brandsOfSeller, upsertDiscountsAnswer } from '@quayside/contract/offers';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import CreatePriceReductionPage from './create-price-reduction.page.tsx';
import PriceReductionsPage from './price-reductions.page.tsx';

const words = offerMessages.reductions;
const [qid, brandQid] = ['0198c0de-0000-7000-8000-000000000001', '0198c0de-0000-7000-8000-000000000002'];
const reduction = {
  ...{ brandDiscountQid: qid, brandQid, brandName: 'Lindqvist', discount: 12.5, offers: 40, version: 1 },
  ...{ startsAt: '2026-11-20T08:00:00.000Z', endsAt: '2026-12-20T12:00:00.000Z', status: 'ACTIVE' as const },
};
const changing = `/price-reductions/create/?change=${qid}&brand=${brandQid}&discount=12.5&until=2026-12-20`;
const permissions = ['offers.read' as const, 'discounts.write' as const];

it('[INV-08] [RT-29] the list leads to the change of a reduction', async () => {
  const api = fakeApi();
  const page = { count: 1, countIsExact: true, page: 1, size: 25 };
  api.on('GET /offers/brand-discounts/', answer(brandDiscountList, { ...page, results: [reduction] }));
  showPage(<PriceReductionsPage />, '/price-reductions/', { permissions });
  const change = await screen.findByRole('link', { name: words.changeOf('Lindqvist') });
  expect(change.getAttribute('href')).toBe(changing);
  await screen.findByRole('button', { name: words.removeOf('Lindqvist') });
});

it('[INV-08] [RT-29] a reduction that has not begun is cancelled, and no price is said to go back', async () => {
  const api = fakeApi();
  const page = { count: 1, countIsExact: true, page: 1, size: 25 };
  const results = [{ ...reduction, status: 'SCHEDULED' as const }];
  api.on('GET /offers/brand-discounts/', answer(brandDiscountList, { ...page, results }));
  const hands = showPage(<PriceReductionsPage />, '/price-reductions/', { permissions });
  await hands.click(await screen.findByRole('button', { name: words.dropOf('Lindqvist') }));
  expect(await screen.findByText(words.dropText)).toBeDefined();
  expect(screen.queryByText(words.removeText)).toBeNull();
});

it('[INV-08] [RT-30] a reduction is changed, its effect shown before it is saved', async () => {
  const api = fakeApi();
  const path = 'POST /offers/brands-discounts/upsert-multiple/';
  const brand = { qid: brandQid, name: 'Lindqvist', slug: 'lindqvist', offers: 40 };
  api.on(
    'GET /offers/seller/brands/',
    answer(brandsOfSeller, { results: [brand, { ...brand, qid, name: 'Moorhen', slug: 'moorhen' }] }),
  );
  const effect = [{ brandQid, offers: 40, winningBefore: 3, winningAfter: 7 }];
  api.on(path, answer(upsertDiscountsAnswer, { results: [reduction], effect }));
  const hands = showPage(<CreatePriceReductionPage />, changing, { permissions });
  const percent = await screen.findByLabelText(words.discount);
  expect(percent).toHaveProperty('value', '12.5');
  await hands.clear(percent);
  await hands.type(percent, '15');
  await hands.click(screen.getByRole('button', { name: words.preview }));
  await screen.findByText(words.gained(4));
  // Only its own brand stands there.
  expect(screen.queryByLabelText(/Moorhen/)).toBeNull();
  await hands.click(screen.getByRole('button', { name: words.saveChange }));
  await vi.waitFor(() => expect(api.heard(path)).toHaveLength(2));
  expect(api.heard(path).map(({ body }) => body)).toMatchObject([
    { brandQids: [brandQid], discount: 15, dryRun: true },
    { brandQids: [brandQid], discount: 15, dryRun: false, replacesQid: qid },
  ]);
});
