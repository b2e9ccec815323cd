// @vitest-environment happy-dom
import { waitingCreditList } from '@quayside/contract/company';
import { debtorList } from '@quayside/contract/debts';
import { type Decision, decisionList } from '@quayside/contract/decisions';
import { internalSellerList } from '@quayside/contract/internal-sellers';
import { decisionMessages } from '@quayside/contract/messages/decisions';
import { deskMessages } from '@quayside/contract/messages/payment-review';
import { orderQuestionList } from '@quayside/contract/order-questions';
import { reviewedWithdrawalList } from '@quayside/contract/orders';
import { paymentList } from '@quayside/contract/payments';
import { saleList } from '@quayside/contract/sales';
import { lostFactorList } from '@quayside/contract/second-factors';
import { threadRows } from '@quayside/contract/threads';
import { catalogueRequestList } from '@quayside/contract/variants';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, fakeApi } from '../../testing/fake-api.ts';
import { showPage } from '../../testing/show-page.tsx';
import { StaffDesk } from './components/staff-desk.tsx';

const qid = '0198c0de-0000-7000-8000-000000000001';
const [saleQid, subjectQid] = ['0198c0de-0000-7000-8000-000000000002', '0198c0de-0000-7000-8000-000000000003'];
const eur = { amount: '1200.00', currency: 'EUR' } as const;
const none = { count: 0, countIsExact: true, page: 1, size: 20, results: [] };
const cancellation: Decision = {
  ...{
    qid,
    saleQid,
    subjectQid,
    kind: 'CANCELLATION',
    status: 'PROPOSED',
    order: 'QS-1',
    sellerName: 'Marlin Trading',
  },
  ...{ amount: eur, total: eur, reason: 'Ordered twice', claim: null, by: 'Vera', at: '2026-11-20T08:00:00.000Z' },
  ...{ concludedBy: null, concludedAt: null, allowedActions: ['CONFIRM', 'REJECT'] },
};

describe('[GATE-04] [INT-04] the desk of our own people', () => {
  it('lists what waits for a second person for those who decide on orders and have no payments page', async () => {
    const api = fakeApi();
    api.on('GET /internal/order-questions/', answer(orderQuestionList, none));
    api.on('GET /internal/threads/', answer(threadRows, none));
    api.on('GET /internal/sellers/', answer(internalSellerList, none));
    api.on('GET /internal/lost-factors/', answer(lostFactorList, none));
    api.on('GET /internal/catalogue-requests/', answer(catalogueRequestList, { ...none, count: 3 }));
    api.on('GET /internal/decisions/', answer(decisionList, { ...none, count: 1, results: [cancellation] }));
    api.on('GET /sales/', answer(saleList, { ...none, count: 7, tabs: { CURRENT: 7, PAST: 0 } }));
    showPage(<StaffDesk />, '/dashboard/', { permissions: ['staff.sellers'], isStaff: true });
    expect(await screen.findByRole('heading', { name: decisionMessages.title })).toBeTruthy();
    expect(await screen.findByText(/QS-1/)).toBeTruthy();
    const requests = await screen.findByRole('link', { name: new RegExp(deskMessages.requests) });
    expect(requests.textContent).toContain('3');
    expect(screen.queryByText(deskMessages.leads)).toBeNull();
    // [ORD-14] Sellers who are paid and have not sent.
    const unsent = await screen.findByRole('link', { name: new RegExp(`${deskMessages.unsent} 7`) });
    expect(unsent.getAttribute('href')).toBe(
      '/orders/?status=PAID&sort=createdAt&nextAction=ADD_TRACKING%2CBOOK_CARRIER',
    );
  });

  it('[INV-11] whoever approves payments is told of debts that no payout takes', async () => {
    const api = fakeApi();
    const debtor = { qid, name: 'Bazaar', status: 'SUSPENDED' as const, owed: [eur] };
    const tabs = { PENDING_APPROVAL: 0, UNRESOLVED: 0, FAILED: 0 };
    api.on('GET /internal/payments/', answer(paymentList, { ...none, tabs }));
    api.on('GET /internal/withdrawals/', answer(reviewedWithdrawalList, none));
    api.on('GET /internal/credit-applications/', answer(waitingCreditList, none));
    api.on('GET /internal/debts/', answer(debtorList, { ...none, count: 4, results: [debtor] }));
    showPage(<StaffDesk />, '/dashboard/', { permissions: ['staff.payments.approve'], isStaff: true });
    const debts = await screen.findByRole('link', { name: new RegExp(`${deskMessages.debts} 4`) });
    expect(debts.getAttribute('href')).toBe('/internal/payments/?status=DEBTS');
    expect(await screen.findByText(deskMessages.owesUs)).toBeTruthy();
  });
});
