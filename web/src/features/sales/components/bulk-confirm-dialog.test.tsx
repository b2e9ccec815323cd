// @vitest-environment happy-dom
import { bulkConfirmMessages as words } from '@quayside/contract/messages/bulk-confirm';
import { confirmOutcomes } from '@quayside/contract/sale-inbox';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer, fakeApi, lost } from '../../../testing/fake-api.ts';
import { showPage } from '../../../testing/show-page.tsx';
import BulkConfirmDialog from './bulk-confirm-dialog.tsx';

const qid = '0198c0de-0000-7000-8000-000000000001';
const total = { amount: '94.20', currency: 'EUR' } as const;
const sale = {
  ...{ qid, order: 'QS-963058-2', buyerName: 'Harbour Lane Stores', total, version: 4 },
};

it('[RT-05] orders are confirmed as they were ordered, whoever opened them meanwhile; a lost answer is asked again once', async () => {
  const api = fakeApi();
  api.on('POST /sales/confirm_as_requested/', lost);
  const closed = vi.fn();
  const hands = showPage(<BulkConfirmDialog sales={[sale]} onClose={closed} />, '/orders/');
  await hands.click(await screen.findByRole('button', { name: words.confirm(1) }));
  await screen.findByRole('alert');
  const outcome = { qid, order: sale.order, isConfirmed: true, total, code: null, message: null };
  api.on('POST /sales/confirm_as_requested/', answer(confirmOutcomes, { results: [outcome] }));
  await hands.click(screen.getByRole('button', { name: words.confirm(1) }));
  await vi.waitFor(() => expect(closed).toHaveBeenCalledWith([outcome]));
  const heard = api.heard('POST /sales/confirm_as_requested/');
  expect(heard.map(({ body }) => body)).toEqual([{ sales: [{ qid }] }, { sales: [{ qid }] }]);
});
