// @vitest-environment happy-dom
import { creditDecisionAnswer, waitingCreditList } from '@quayside/contract/company';
import { buyerMoneyMessages } from '@quayside/contract/messages/buyer-money';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import BuyerMoneyPage from './buyer-money.page.tsx';

const words = buyerMoneyMessages.applications;
const qid = '0198c0de-0000-7000-8000-000000000003';
const row = {
  ...{ qid, company: 'Bazaar', country: 'FR', asked: { amount: '3000.00', currency: 'EUR' } as const },
  ...{ note: 'We order each month.', appliedAt: '2026-11-20T09:00:00.000Z' },
};

it('[BUY-11] our people read what a buyer wrote with its application, and give credit', async () => {
  const api = fakeApi();
  const list = { count: 1, countIsExact: true, page: 1, size: 25, results: [row] };
  api.on('GET /internal/credit-applications/', answer(waitingCreditList, list));
  api.on('POST /internal/credit-applications/{qid}/decide/', answer(creditDecisionAnswer, { qid, status: 'APPROVED' }));
  const hands = showPage(<BuyerMoneyPage />, '/internal/buyer-money/?tab=APPLICATIONS', {
    permissions: ['staff.payments.approve'],
  });
  await hands.click(await screen.findByRole('button', { name: words.decideOf('Bazaar') }));
  const dialog = within(await screen.findByRole('dialog', { name: words.title('Bazaar') }));
  expect(dialog.getByText('We order each month.')).toBeTruthy();
  await hands.click(dialog.getByRole('button', { name: words.give }));
  await screen.findByText(words.given);
  expect(api.heard('POST /internal/credit-applications/{qid}/decide/').map(({ body }) => body)).toEqual([
    { decision: 'APPROVE', limit: row.asked, daysDeferred: 30 },
  ]);
});
