import type { ClaimList } from '@quayside/contract/claims';
import { deskMessages } from '@quayside/contract/messages/payment-review';
import type { PaymentList } from '@quayside/contract/payments';
import type { ThreadRows } from '@quayside/contract/threads';
import { expect, it } from 'vitest';
import { deskGroup, deskRows, rowsShown } from './desk-rows.ts';

const page = { count: 0, countIsExact: true, page: 1, size: 25 } as const;
const money = { amount: '1.00', currency: 'EUR' } as const;
const payment = (qid: string, replyBy: string, approvedByMe = false): PaymentList['results'][number] => ({
  ...{ qid, saleQid: qid, order: `QS-${qid}`, status: 'PENDING_APPROVAL', sellerName: 'Marlin', amount: money },
  ...{ accountEnding: '4300', requestedAt: replyBy, replyBy, reasons: ['RISK_FLAG'], approvals: 0, approvalsNeeded: 1 },
  ...{ approvedByMe, secondApproval: null, sentAt: null, transferQid: qid },
  ...{ providerReference: null, providerState: null, failureCode: null },
});
const payments = (...results: PaymentList['results']): PaymentList => ({
  ...page,
  results,
  tabs: { PENDING_APPROVAL: results.length, UNRESOLVED: 0, FAILED: 0 },
});
const thread = (qid: string, replyBy: string | null): ThreadRows['results'][number] => ({
  ...{ qid, saleQid: qid, order: 'QS-9', sellerName: 'Selkie', reference: 'T-1', category: 'SHIPPING' },
  ...{ lastMessage: 'The carrier did not come', lastMessageAt: '2026-11-24T09:00:00.000Z', replyBy, unread: 1 },
});
const claim: ClaimList['results'][number] = {
  ...{ qid: 'c', number: 'CL-1', saleQid: 'c', orderFid: 'QS-7', type: 'DAMAGED_ITEM', status: 'UNDER_REVIEW' },
  ...{ quantity: 24, amount: money, approvedAmount: null, submittedAt: '2026-11-20T09:00:00.000Z' },
  ...{ dueAt: '2026-11-24T12:00:00.000Z', nextAction: 'DECIDE', allowedActions: [] },
  ...{ sellerName: 'Waldhuis', buyerName: 'Smörgåstorg', endedWithOrder: false, version: 1 },
};

it('[GATE-04] staff see payments, claims and messages in one list, soonest reply first, without those they approved', () => {
  const rows = deskRows({
    companies: undefined,
    payments: payments(payment('1', '2026-11-24T15:00:00.000Z'), payment('2', '2026-11-24T10:00:00.000Z', true)),
    claims: { ...page, results: [claim], tabs: { NEEDS_YOU: 1, OPEN: 1, CLOSED: 0 } },
    threads: { ...page, results: [thread('a', null), thread('b', '2026-11-24T11:00:00.000Z')] },
  });
  expect(rows.map(({ key }) => key)).toEqual(['b', 'c', '1', 'a']);
  expect(rows[2]).toMatchObject({ to: '/internal/payments/1/', detail: 'Risk flag' });
});

it('[GATE-04] a list that is not there yet is none, and the desk shows the first of many', () => {
  expect(deskRows({ payments: undefined, claims: undefined, threads: undefined, companies: undefined })).toEqual([]);
  const many = Array.from({ length: 25 }, (_, index) => thread(String(index), null));
  const rows = deskRows({
    payments: undefined,
    claims: undefined,
    threads: { ...page, results: many },
    companies: undefined,
  });
  expect(rows).toHaveLength(rowsShown);
});

it('[INV-11] companies in review and those that asked for another fee stand below what has a deadline', () => {
  const company = (qid: string, status: 'IN_REVIEW' | 'ACTIVE', fee: string | null) => ({
    ...{ qid, name: `Company ${qid}`, status },
    profile: { nextFee: fee === null ? null : { fee, from: '2026-12-01T00:00:00.000Z', needsApproval: true } },
  });
  const rows = deskRows({
    ...{ payments: undefined, claims: undefined },
    threads: { ...page, results: [thread('b', '2026-11-24T11:00:00.000Z')] },
    companies: { results: [company('1', 'IN_REVIEW', null), company('2', 'ACTIVE', '6.00')] },
  });
  expect(rows.map(({ seller, detail, to }) => [seller, detail, to]).slice(1)).toEqual([
    ['Company 1', 'Submitted for review', '/internal/sellers/?seller=1'],
    ['Company 2', 'Requests a fee of 6.00 %', '/internal/sellers/?seller=2'],
  ]);
});

it('[GATE-04] leads, withdrawals, credit, lost factors and product requests have rows of their own', () => {
  const at = '2026-11-25T09:00:00.000Z';
  const rows = deskRows({
    ...{ payments: undefined, claims: undefined, threads: undefined, companies: undefined },
    leads: { results: [{ slug: 'lead', companyName: 'Quillfeather', contactName: 'Ada', dueAt: null }] },
    withdrawals: {
      results: [
        {
          ...{ qid: 'w', status: 'IN_REVIEW', amount: money, holder: 'Smörgåstorg', ending: '4300', askedAt: at },
          ...{ codeEndsAt: null, endedAt: null, rejection: null, company: 'Smörgåstorg', approvals: 1 },
        },
      ],
    },
    credit: { results: [{ qid: 'k', company: 'Bazaar', country: 'FR', asked: money, note: null, appliedAt: at }] },
    losses: {
      results: [{ qid: 'l', name: 'Nele', email: 'n@w.example', role: 'OWNER', company: null, askedAt: at, from: at }],
    },
    requests: {
      results: [
        {
          ...{ qid: 'r', kind: 'BRAND', status: 'OPEN', text: 'Nightjar', gtins: [], requestedBy: 'Vera' },
          ...{ createdAt: at, answer: null, answeredAt: null, version: 1 },
        },
      ],
    },
  });
  expect(rows.map(({ kind, seller, detail, to }) => [kind, seller, detail, to])).toEqual([
    ['withdrawal', 'Smörgåstorg', 'Needs one more approval', '/internal/buyer-money/'],
    ['credit', 'Bazaar', 'Wants to pay later', '/internal/buyer-money/?tab=APPLICATIONS'],
    ['loss', 'Nele', 'n@w.example can’t sign in without the second factor', '/internal/lost-factors/'],
    ['lead', 'Quillfeather', 'New, nobody has called Ada yet', '/internal/seller-onboarding/lead/'],
    ['request', 'Vera', 'Nightjar', '/internal/catalogue-requests/'],
  ]);
});

it.each([
  ['2026-11-24T13:59:00.000Z', 'overdue'],
  ['2026-11-24T22:30:00.000Z', 'today'],
  ['2026-11-24T23:30:00.000Z', 'tomorrow'],
  ['2026-11-27T09:00:00.000Z', 'later'],
  [null, 'none'],
] as const)('[GATE-04] what is due at %s stands under “%s”, by the reader’s own days', (due, group) => {
  expect(deskGroup({ due }, 'Europe/Amsterdam', new Date('2026-11-24T14:00:00.000Z'))).toBe(deskMessages.groups[group]);
});

it('[GATE-04] what buyers asked stands among them, by the time we answer', () => {
  const questions = {
    results: [
      {
        ...{ qid: 'q', order: 'QS-3', saleQid: null, buyerName: 'Nordlicht', category: 'SHIPPING' as const },
        ...{ message: 'Where is it?', askedByName: 'Ada', askedAt: '2026-11-24T09:00:00.000Z' },
        ...{ replyBy: '2026-11-25T09:00:00.000Z', answeredAt: null, answeredByName: null, answer: null },
      },
    ],
  };
  const threads = { ...page, results: [thread('late', '2026-11-26T09:00:00.000Z')] };
  const rows = deskRows({ payments: undefined, claims: undefined, threads, companies: undefined, questions });
  expect(rows.map(({ kind, number, to }) => [kind, number, to])).toEqual([
    ['question', 'QS-3', '/internal/messages/?view=buyers'],
    ['message', 'QS-9', '/orders/late/contact/'],
  ]);
});
