import type { ClaimList } from '@quayside/contract/claims';
import { deskMessages as words } from '@quayside/contract/messages/payment-review';
import type { PaymentList } from '@quayside/contract/payments';
import type { ThreadRows } from '@quayside/contract/threads';
import { paths } from '../../app/paths.ts';
import { buyerMoneyPath, useCreditToDecide, useWithdrawalsToReview } from '../buyer-money/buyer-money.public.ts';
import { useRequestsToAnswer } from '../catalogue-requests/catalogue-requests.public.ts';
import { claimsToAnswerPath, useClaimsToDecide } from '../claims/claims.public.ts';
import { useDebtsToCollect, useSellersToDecide } from '../internal-sellers/internal-sellers.public.ts';
import { useLostFactors } from '../lost-factors/lost-factors.public.ts';
import { useQuestionsToAnswer } from '../order-questions/order-questions.public.ts';
import { usePaymentsToReview } from '../payments/payments.public.ts';
import { unsentPath, useUnsentSales } from '../sales/sales.public.ts';
import { newLeadsPath, overdueLeadsPath, useNewLeads, useOverdueLeads } from '../seller-leads/seller-leads.public.ts';
import { useThreadsToAnswer } from '../threads/threads.public.ts';
import { deskRows, questionsPath } from './desk-rows.ts';

/** The lists of what waits, each asked for only by those who may work it off. */
export function useDesk(permissions: readonly string[]) {
  const may = mayOf(permissions);
  const lists = {
    payments: usePaymentsToReview(may.payments),
    claims: useClaimsToDecide(may.claims),
    threads: useThreadsToAnswer(may.sellers),
    questions: useQuestionsToAnswer(may.sellers),
    companies: useSellersToDecide(may.sellers),
    leads: useNewLeads(may.leads),
    overdueLeads: useOverdueLeads(may.leads),
    withdrawals: useWithdrawalsToReview(may.payments),
    credit: useCreditToDecide(may.payments),
    debts: useDebtsToCollect(may.payments),
    losses: useLostFactors(may.sellers),
    requests: useRequestsToAnswer(may.sellers),
    unsent: useUnsentSales(may.sellers),
  };
  const figures = [...mainFigures(may, lists), ...otherFigures(may, lists)];
  const failed = Object.values(lists).filter(({ isError, data }) => isError && data === undefined);
  const isWhole = figures.every(({ figure }) => figure !== undefined);
  return {
    plates: mainFigures(may, lists),
    others: [...otherFigures(may, lists), ...overdueFigures(may, lists)],
    rows: deskRows({
      ...{ payments: lists.payments.data, claims: lists.claims.data, threads: lists.threads.data },
      ...{ companies: lists.companies.data, leads: lists.leads.data, withdrawals: lists.withdrawals.data },
      questions: lists.questions.data,
      ...{ credit: lists.credit.data, losses: lists.losses.data, requests: lists.requests.data },
      debts: lists.debts.data,
    }),
    total: isWhole ? figures.reduce((sum, { figure = 0 }) => sum + figure, 0) : undefined,
    isFailed: failed.length > 0,
    retry: () => void Promise.all(failed.map((list) => list.refetch())),
  };
}

const mayOf = (permissions: readonly string[]) => ({
  payments: permissions.includes('staff.payments.approve'),
  claims: permissions.includes('staff.claims'),
  sellers: permissions.includes('staff.sellers'),
  leads: permissions.includes('staff.onboarding'),
});

type Counted = { data: { count: number } | undefined };
interface CountedLists
  extends Record<
    | 'overdueLeads'
    | 'unsent'
    | 'companies'
    | 'questions'
    | 'leads'
    | 'withdrawals'
    | 'credit'
    | 'debts'
    | 'losses'
    | 'requests',
    Counted
  > {
  payments: { data: PaymentList | undefined };
  claims: { data: ClaimList | undefined };
  threads: { data: ThreadRows | undefined };
}

/** A plate for each list that people work off all day; its figure is undefined while it loads. */
function mainFigures(may: ReturnType<typeof mayOf>, lists: CountedLists) {
  const payments = lists.payments.data;
  const [claims, threads] = [lists.claims.data, lists.threads.data];
  return [
    may.payments && {
      ...{ label: words.payments, figure: payments && toApprove(payments), to: paths.payments },
      first: firstOf(payments?.results.filter(({ approvedByMe }) => !approvedByMe).map(({ replyBy }) => replyBy)),
    },
    may.claims && {
      ...{ label: words.claims, figure: claims?.tabs.NEEDS_YOU, to: claimsToAnswerPath },
      first: firstOf(claims?.results.map(({ dueAt }) => dueAt)),
    },
    may.sellers && {
      ...{ label: words.messages, figure: threads?.count, to: paths.sellerMessages() },
      first: firstOf(threads?.results.map(({ replyBy }) => replyBy)),
    },
    may.sellers && {
      ...{ label: words.companies, figure: lists.companies.data?.count, to: paths.sellersWaiting, first: null },
    },
  ].filter((one) => one !== false);
}

/** The soonest of what is due; null where nothing is. ISO times of one form sort as text. */
const firstOf = (due: readonly (string | null)[] | undefined): string | null =>
  (due ?? []).filter((one) => one !== null).toSorted()[0] ?? null;

/** What waits now and then. */
function otherFigures(may: ReturnType<typeof mayOf>, lists: CountedLists) {
  return [
    may.leads && { label: words.leads, figure: lists.leads.data?.count, to: newLeadsPath },
    may.sellers && { label: words.questions, figure: lists.questions.data?.count, to: questionsPath },
    may.payments && {
      ...{ label: words.withdrawals, figure: lists.withdrawals.data?.count, to: buyerMoneyPath('WITHDRAWALS') },
    },
    may.payments && { label: words.credit, figure: lists.credit.data?.count, to: buyerMoneyPath('APPLICATIONS') },
    may.payments && { label: words.debts, figure: lists.debts.data?.count, to: paths.debts },
    may.sellers && { label: words.losses, figure: lists.losses.data?.count, to: paths.lostFactors },
    may.sellers && { label: words.requests, figure: lists.requests.data?.count, to: paths.catalogueRequests },
  ].filter((one) => one !== false);
}

/** Counted among the leads, or further on than those; and what others have to do. None is added to what waits. */
const overdueFigures = (may: ReturnType<typeof mayOf>, lists: CountedLists) =>
  [
    may.leads && { label: words.leadsOverdue, figure: lists.overdueLeads.data?.count, to: overdueLeadsPath },
    may.sellers && { label: words.unsent, figure: lists.unsent.data?.count, to: unsentPath },
  ].filter((one) => one !== false);

/** Those on the first page that this person approved already wait for somebody else. */
const toApprove = ({ tabs, results }: PaymentList): number =>
  tabs.PENDING_APPROVAL - results.filter(({ approvedByMe }) => approvedByMe).length;
