// @vitest-environment happy-dom
import { debtorDetail, debtorList } from '@quayside/contract/debts';
import { decisionList } from '@quayside/contract/decisions';
import { internalSellerMessages } from '@quayside/contract/messages/internal-sellers';
import { paymentMessages } from '@quayside/contract/messages/payments';
import { paymentList } from '@quayside/contract/payments';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import PaymentsPage from './payments.page.tsx';

const { debts: words } = internalSellerMessages;
const qid = '0198c0de-0000-7000-8000-000000000002';
const none = { count: 0, countIsExact: true, page: 1, size: 25, results: [] };
const debtor = {
  qid,
  name: 'Bazaar',
  status: 'SUSPENDED' as const,
  owed: [{ amount: '300.00', currency: 'EUR' as const }],
};

it('[INT-04] [INV-11] whoever may only approve payments finds debts, and records one as paid', async () => {
  const api = fakeApi();
  api.on(
    'GET /internal/payments/',
    answer(paymentList, { ...none, tabs: { PENDING_APPROVAL: 0, UNRESOLVED: 0, FAILED: 0 } }),
  );
  api.on('GET /internal/decisions/', answer(decisionList, none));
  api.on('GET /internal/debts/', answer(debtorList, { ...none, count: 1, results: [debtor] }));
  api.on('GET /internal/debts/{qid}/', answer(debtorDetail, { ...debtor, settlements: [] }));
  const hands = showPage(<PaymentsPage />, '/internal/payments/', { permissions: ['staff.payments.approve'] });
  await hands.click(await screen.findByRole('link', { name: new RegExp(`${words.tab}.*1`) }));
  await hands.click(await screen.findByRole('button', { name: words.openOf('Bazaar') }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('button', { name: /300\.00/ })).toBeDefined();
});

it('[INT-04] the address opens the debts of a company, and closing leads back to the list', async () => {
  const api = fakeApi();
  const tabs = { PENDING_APPROVAL: 0, UNRESOLVED: 0, FAILED: 0 };
  api.on('GET /internal/payments/', answer(paymentList, { ...none, tabs }));
  api.on('GET /internal/decisions/', answer(decisionList, none));
  api.on('GET /internal/debts/', answer(debtorList, { ...none, count: 1, results: [debtor] }));
  api.on('GET /internal/debts/{qid}/', answer(debtorDetail, { ...debtor, settlements: [] }));
  const hands = showPage(<PaymentsPage />, `/internal/payments/?status=DEBTS&debtor=${qid}`, {
    permissions: ['staff.payments.approve'],
  });
  expect(await screen.findByRole('dialog', { name: 'Bazaar' })).toBeDefined();
  await hands.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: words.openOf('Bazaar') })).toBeDefined();
});

it('[INT-04] beside debts stands nothing that could move while they load', async () => {
  const api = fakeApi();
  api.on(
    'GET /internal/payments/',
    answer(paymentList, { ...none, tabs: { PENDING_APPROVAL: 0, UNRESOLVED: 0, FAILED: 0 } }),
  );
  api.on('GET /internal/decisions/', answer(decisionList, none));
  api.on('GET /internal/debts/', answer(debtorList, { ...none, count: 1, results: [debtor] }));
  showPage(<PaymentsPage />, '/internal/payments/?status=DEBTS', { permissions: ['staff.payments.approve'] });
  await screen.findByRole('button', { name: words.openOf('Bazaar') });
  await screen.findByRole('link', { name: new RegExp(`${paymentMessages.tabs.FAILED}.*0`) });
  expect(screen.queryByRole('region', { name: paymentMessages.find })).toBeNull();
});
