// @vitest-environment happy-dom

import { unsentMessages } from '@quayside/contract/messages/unsent-sales';
import { saleList } from '@quayside/contract/sales';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../../testing/fake-api.ts';
import { showPage } from '../../../testing/show-page.tsx';
import SaleListPage from '../sale-list.page.tsx';

it('[ORD-14] [GATE-04] our own people see which orders are paid and not sent, and no others', async () => {
  const api = fakeApi();
  const none = { count: 0, countIsExact: true, page: 1, size: 25, results: [], tabs: { CURRENT: 0, PAST: 0 } };
  api.on('GET /sales/', answer(saleList, none));
  showPage(<SaleListPage />, '/orders/?status=PAID', { permissions: ['staff.sellers'], isStaff: true });
  expect(await screen.findByRole('heading', { name: unsentMessages.title })).toBeTruthy();
  expect(await screen.findByText(unsentMessages.none)).toBeTruthy();
  expect(api.heard('GET /sales/').map(({ query }) => query)).toEqual([
    { status: 'PAID', sort: 'createdAt', nextAction: 'ADD_TRACKING,BOOK_CARRIER' },
  ]);
});
