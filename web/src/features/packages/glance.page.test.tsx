// @vitest-environment happy-dom
import { uiMessages } from '@quayside/contract/messages/ui';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { type PackageDetail, packageDetail, packageList } from '@quayside/contract/packages';
import { carrierList } from '@quayside/contract/shipments';
import { screen, within } from '@testing-library/react';
import { UNSAFE_useScrollRestoration, useNavigationType } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, fakeApi, late, refusal } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import IncomingPackagesPage from './incoming-packages.page.tsx';
import { makePackageDetail, makeWarehousePackage } from './packages.factory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [first, second] = [1, 2].map((number) =>
  makeWarehousePackage({
    ...{
      qid: `0198c0de-0000-7000-8000-0000000000a${number}`,
      code: `PK-482133-${number}`,
      status: 'ANNOUNCED' as const,
    },
    location: null,
  }),
);

const line = {
  ...{
    qid: '0198c0de-0000-7000-8000-0000000000b1',
    gtin: '09501101530003',
    productName: 'Soap',
    brandName: 'Lindqvist',
  },
  ...{ unitSize: 12, announced: 36, received: null, damaged: 0, lot: null, expiresOn: null },
};
const one = 'GET /warehouse/packages/{qid}/';

/** Tells how the page came to its address, and scrolls as the portal does. */
function Way() {
  UNSAFE_useScrollRestoration();
  return <span data-way={useNavigationType()} />;
}

function show(detail: Partial<PackageDetail> = {}) {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), ...listen }));
  const results = [first, second].flatMap((one) => one ?? []);
  const api = fakeApi();
  const page = { count: 2, countIsExact: true, page: 1, size: 20 };
  api.on('GET /warehouse/packages/', answer(packageList, { results, counts: { ANNOUNCED: 2 }, ...page }));
  api.on(one, answer(packageDetail, makePackageDetail({ ...results[0], ...detail })));
  api.on('GET /carriers/', answer(carrierList, { results: [], ...page, count: 0 }));
  const shown = (
    <>
      <IncomingPackagesPage />
      <Way />
    </>
  );
  const hands = showPage(shown, '/warehouse/incoming/', { permissions: ['warehouse.receive'] });
  return { api, hands };
}
const beside = () => screen.findByRole('complementary');

it('[WH-01] at a desk the chosen package stands beside the list, the first one until another is chosen', async () => {
  const { hands } = show();
  within(await beside()).getByRole('link', { name: 'Open package PK-482133-1' });
  await hands.click(screen.getByRole('link', { name: /PK-482133-2/, current: false }));
  await within(await beside()).findByRole('link', { name: 'Open package PK-482133-2' });
});

it('[WH-01] choosing a package leaves the list where it is, and Back leaves the list', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { hands } = show();
  const row = await screen.findByRole('link', { name: /PK-482133-2/, current: false });
  scrolled.mockClear();
  await hands.click(row);
  await within(await beside()).findByRole('link', { name: 'Open package PK-482133-2' });
  expect([document.querySelector('[data-way]')?.getAttribute('data-way'), scrolled.mock.calls]).toEqual([
    'REPLACE',
    [],
  ]);
});

it('[WH-01] beside the list a line says whether its pieces are announced or counted, also where two have one name', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const other = { ...line, qid: '0198c0de-0000-7000-8000-0000000000b2', announced: 6, received: 5 };
  show({ lines: [line, other] });
  const list = within(await beside());
  await vi.waitFor(() => expect(list.getAllByText('Soap')).toHaveLength(2));
  expect(said.mock.calls.map(String).filter((text) => text.includes('same key'))).toEqual([]);
  list.getByText(warehouseMessages.page.announcedPieces(36));
  list.getByText(warehouseMessages.page.countedPieces(5, 6));
});

it('[WH-01] beside the list it says that the contents load, and offers another try', async () => {
  const { api, hands } = show();
  const { answer: slow, arrive } = late(refusal(500, 'unexpected', 'Something went wrong.'));
  api.on(one, slow);
  const list = within(await beside());
  list.getByText(uiMessages.loading);
  arrive();
  await list.findByText(warehouseMessages.packageFailed);
  api.on(one, answer(packageDetail, makePackageDetail({ ...first, lines: [line] })));
  await hands.click(list.getByRole('button', { name: uiMessages.tryAgain }));
  await list.findByText(warehouseMessages.page.announcedPieces(36));
});

it('[WH-01] how much of the day has come is told in strokes and figures', async () => {
  const { api } = show();
  const count = (found: number) => {
    const page = { count: found, countIsExact: true, page: 1, size: 1 };
    return answer(packageList, { results: [], counts: { ANNOUNCED: 2 }, ...page });
  };
  const counts: Readonly<Record<string, number>> = { RECEIVED_TODAY: 18, EXPECTED_TODAY: 42 };
  api.on('GET /warehouse/packages/', () => {
    const asked = api.heard('GET /warehouse/packages/').at(-1)?.query.figure ?? '';
    return count(counts[asked] ?? 2)();
  });
  await screen.findByText(warehouseMessages.receivedOf(18, 60));
  expect(document.querySelector('[data-tally]')?.getAttribute('data-tally')).toBe('18 of 60');
});
