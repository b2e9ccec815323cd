// @vitest-environment happy-dom
import { packageDetail, packageList } from '@quayside/contract/packages';
import { carrierList } from '@quayside/contract/shipments';
import { screen, within } from '@testing-library/react';
import { afterEach, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import IncomingPackagesPage from './incoming-packages.page.tsx';
import { makePackageDetail, makeWarehousePackage } from './packages.factory.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('[WH-01] at a desk the chosen package stands beside the list, the first one until another is chosen', async () => {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width'), ...listen }));
  const results = [first, second].flatMap((one) => one ?? []);
  const api = fakeApi();
  const page = { count: 2, countIsExact: true, page: 1, size: 20 };
  api.on('GET /warehouse/packages/', answer(packageList, { results, counts: { ANNOUNCED: 2 }, ...page }));
  api.on('GET /warehouse/packages/{qid}/', answer(packageDetail, makePackageDetail(results[0])));
  api.on('GET /carriers/', answer(carrierList, { results: [], ...page, count: 0 }));
  const hands = showPage(<IncomingPackagesPage />, '/warehouse/incoming/', { permissions: ['warehouse.receive'] });
  const beside = await screen.findByRole('complementary');
  within(beside).getByRole('link', { name: 'Open package PK-482133-1' });
  await hands.click(screen.getByRole('link', { name: /PK-482133-2/, current: false }));
  await within(screen.getByRole('complementary')).findByRole('link', { name: 'Open package PK-482133-2' });
});
