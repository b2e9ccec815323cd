// @vitest-environment happy-dom
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { stockListRows, stockListTask } from '@quayside/contract/stock-lists';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import InitialCheckerPage from './initial-checker.page.tsx';

const qid = '0198c0de-0000-7000-8000-000000000001';
const at = '2026-11-23T08:00:00.000Z';
const check = stockListTask.parse({
  ...{ qid, kind: 'GTIN_CHECK', scope: 'CHANGES', status: 'MAPPING_REQUIRED', fileName: 'list.csv', progress: 0 },
  ...{ rowsTotal: 0, rowsDone: 0, counts: {}, failure: null, mapping: null, preview: [['A'], ['1']], offersInStock: 0 },
  ...{ isLayoutKnown: false, createdBy: 'Vera', batchQid: null, undoneAt: null, allowedActions: ['map', 'cancel'] },
  ...{ createdAt: at, expiresAt: at, version: 3 },
});
const checker = (query = '', permissions: readonly 'gtin_checker.use'[] = ['gtin_checker.use'], isStaff = true) =>
  showPage(<InitialCheckerPage />, `/internal/seller-initial-checker/${query}`, {
    permissions: [...permissions],
    isStaff,
  });

it('[INT-01] [RT-22] the right to check alone opens the checker to one of us, and to nobody of a company', async () => {
  fakeApi();
  checker('?deal=D-00001042');
  expect(await screen.findByDisplayValue('D-00001042')).toBeDefined();
});

it('[RT-22] people of a company who may check have no page here', async () => {
  fakeApi();
  checker('', ['gtin_checker.use'], false);
  expect(await screen.findByRole('heading', { name: words.checkTitle })).toBeDefined();
  expect(screen.queryByRole('button', { name: words.sendCheck })).toBeNull();
});

it('[INT-01] a check is cancelled', async () => {
  const api = fakeApi();
  api.on('GET /task/{qid}/', answer(stockListTask, check));
  api.on(
    'GET /offers/stock-upload/{qid}/rows/',
    answer(stockListRows, { count: 0, countIsExact: true, page: 1, size: 25, results: [] }),
  );
  const path = 'POST /offers/stock-upload/{qid}/cancel/';
  api.on(path, answer(stockListTask, { ...check, status: 'CANCELLED', allowedActions: [] }));
  const hands = checker(`?task=${qid}`);
  await hands.click(await screen.findByRole('button', { name: words.cancelCheck }));
  expect(api.heard(path).map(({ body }) => body)).toEqual([{ version: 3 }]);
});

it('[INT-01] [INT-02] a check that began on a lead leads back to it, and the next file keeps the deal', async () => {
  const api = fakeApi();
  const done = { ...check, status: 'PREVIEW_READY' as const, rowsTotal: 1, counts: { GTIN_UNKNOWN: 1 } };
  api.on('GET /task/{qid}/', answer(stockListTask, done));
  api.on(
    'GET /offers/stock-upload/{qid}/rows/',
    answer(stockListRows, { count: 0, countIsExact: true, page: 1, size: 25, results: [] }),
  );
  checker(`?task=${qid}&deal=D-00001042&lead=marlin`);
  const back = await screen.findByRole('link', { name: words.toLead });
  expect(back.getAttribute('href')).toBe('/internal/seller-onboarding/marlin/');
  const again = await screen.findByRole('link', { name: words.again });
  expect(again.getAttribute('href')).toBe('/internal/seller-initial-checker/?deal=D-00001042&lead=marlin');
  const unknown = await screen.findByRole('link', { name: /Product unknown/ });
  expect(unknown.getAttribute('href')).toContain('lead=marlin');
});
