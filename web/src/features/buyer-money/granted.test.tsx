// @vitest-environment happy-dom
import { creditDecisionAnswer, grantedCreditList } from '@quayside/contract/company';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import BuyerMoneyPage from './buyer-money.page.tsx';

const words = buyerMoneyMessages.granted;
const qid = '0198c0de-0000-7000-8000-000000000002';
const limit = { amount: '3000.00', currency: 'EUR' } as const;
const row = { qid, company: 'Bazaar', country: 'FR', limit, daysDeferred: 30 };

it('[BUY-11] our people change a limit and end credit, each with a reason that the buyer reads', async () => {
  const api = fakeApi();
  const list = { count: 1, countIsExact: true, page: 1, size: 25, results: [row] };
  api.on('GET /internal/credits/', answer(grantedCreditList, list));
  api.on('POST /internal/credits/{qid}/change/', answer(creditDecisionAnswer, { qid, status: 'APPROVED' }));
  const hands = showPage(<BuyerMoneyPage />, '/internal/buyer-money/?tab=GRANTED', {
    permissions: ['staff.payments.approve'],
  });
  const open = async () => {
    await hands.click(await screen.findByRole('button', { name: words.changeOf('Bazaar') }));
    return within(await screen.findByRole('dialog', { name: words.title('Bazaar') }));
  };
  const dialog = await open();
  await hands.selectOptions(dialog.getByLabelText(words.days), '14 days');
  await hands.click(dialog.getByRole('button', { name: words.save }));
  await dialog.findByText(words.reasonNeeded);
  await hands.type(dialog.getByLabelText(words.reason), 'Two late payments');
  await hands.click(dialog.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  const again = await open();
  await hands.type(again.getByLabelText(words.reason), 'Insolvent');
  await hands.click(again.getByRole('button', { name: words.end }));
  await screen.findByText(words.ended);
  expect(api.heard('POST /internal/credits/{qid}/change/').map(({ body }) => body)).toEqual([
    { decision: 'CHANGE', limit: row.limit, daysDeferred: 14, reason: 'Two late payments' },
    { decision: 'END', reason: 'Insolvent' },
  ]);
});
