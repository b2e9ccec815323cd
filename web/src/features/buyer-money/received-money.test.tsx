// @vitest-environment happy-dom
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import {
  notedMoney,
  owedOrder,
  owedOrderList,
  receivedMoney,
  reviewedWithdrawal,
  reviewedWithdrawalList,
} from '@quayside/contract/orders';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import BuyerMoneyPage from './buyer-money.page.tsx';

const qid = '0198c0de-0000-7000-8000-000000000002';
const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
const listOf = <Row,>(row: Row) => ({ count: 1, countIsExact: true, page: 1, size: 25, results: [row] });
const desk = (tab: string) =>
  showPage(<BuyerMoneyPage />, `/internal/buyer-money/?tab=${tab}`, { permissions: ['staff.payments.approve'] });
const at = '2026-11-23T08:00:00.000Z';

it('[BUY-09] a withdrawal that the bank is silent about is settled by its statement', async () => {
  const words = buyerMoneyMessages.withdrawals;
  const row = {
    ...{ qid, status: 'UNRESOLVED' as const, amount: euros('60.00'), holder: 'Bazaar', ending: '4300', askedAt: at },
    ...{ codeEndsAt: null, endedAt: null, rejection: null, company: 'Bazaar', approvals: 2 },
  };
  const api = fakeApi();
  api.on('GET /internal/withdrawals/', answer(reviewedWithdrawalList, listOf(row)));
  api.on('POST /internal/withdrawals/{qid}/reconcile/', answer(reviewedWithdrawal, { ...row, status: 'FAILED' }));
  const hands = desk('WITHDRAWALS');
  await screen.findByText(words.silent);
  await hands.click(screen.getByRole('button', { name: words.settleOf('Bazaar') }));
  const dialog = within(await screen.findByRole('dialog'));
  await hands.click(dialog.getByRole('button', { name: words.notPaid }));
  await dialog.findByText(words.noteNeeded);
  await hands.type(dialog.getByLabelText(words.note), 'Not on statement 7');
  await hands.click(dialog.getByRole('button', { name: words.notPaid }));
  await screen.findByText(words.settledFailed);
  expect(api.heard('POST /internal/withdrawals/{qid}/reconcile/').map(({ body }) => body)).toEqual([
    { outcome: 'FAILED', note: 'Not on statement 7' },
  ]);
});

it('[BUY-09] money in our account is recorded by the order it names; more than is owed goes into the wallet', async () => {
  const [words, owed] = [buyerMoneyMessages.received, buyerMoneyMessages.owed];
  const row = {
    ...{ qid, number: 'QS-1', companyQid: qid, company: 'Bazaar', createdAt: at, dueAt: at },
    ...{ total: euros('6.00'), left: euros('6.00') },
  };
  const api = fakeApi();
  api.on('GET /internal/credit-orders/', answer(owedOrderList, listOf(row)));
  api.on('POST /internal/credit-orders/{qid}/repaid/', answer(owedOrder, { ...row, left: euros('0.00') }));
  const noted = { orderQid: qid, orderNumber: 'QS-2', companyQid: qid, company: 'Bazaar' };
  api.on(
    'POST /internal/received-money/',
    answer(notedMoney, {
      ...{ ...noted, toOrder: euros('0.00'), toWallet: euros('20.00'), notedByOthers: euros('12.00') },
    }),
  );
  api.on(
    'GET /internal/received-money/',
    answer(receivedMoney, {
      ...{ ...noted, total: euros('20.00'), received: euros('12.00'), notedByOthers: euros('12.00') },
    }),
  );
  const hands = desk('OWED');
  await hands.click(await screen.findByRole('button', { name: words.open }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  await hands.click(dialog.getByRole('button', { name: words.save }));
  await dialog.findByText(words.orderNeeded);
  await hands.type(dialog.getByLabelText(words.order), 'QS-2');
  await hands.type(dialog.getByLabelText(words.amount), '20');
  await dialog.findByText(/12\.00 of .*20\.00 received so far/);
  // Above the limit each of two notes a part: the second sees the first one's.
  await dialog.findByText(/^Others of us recorded .*12\.00 for this order/);
  await hands.type(dialog.getByLabelText(words.note), 'Statement 7');
  await hands.click(dialog.getByRole('button', { name: words.save }));
  await screen.findByText(/^Money recorded, beside .*12\.00/);
  expect(api.heard('POST /internal/received-money/').map(({ body }) => body)).toEqual([
    { orderNumber: 'QS-2', amount: euros('20.00'), received: euros('12.00'), note: 'Statement 7' },
  ]);
  await hands.click(await screen.findByRole('button', { name: owed.noteOf('QS-1') }));
  const payment = within(await screen.findByRole('dialog', { name: owed.title('QS-1') }));
  await hands.clear(payment.getByLabelText(owed.amount));
  await hands.type(payment.getByLabelText(owed.amount), '7.50');
  await payment.findByText(/The rest goes into the buyer’s wallet/);
  await hands.click(payment.getByRole('button', { name: owed.save }));
  await screen.findByText(owed.saved);
  expect(api.heard('POST /internal/credit-orders/{qid}/repaid/').map(({ body }) => body)).toEqual([
    { amount: euros('7.50'), left: euros('6.00'), surplusToWallet: true },
  ]);
});
