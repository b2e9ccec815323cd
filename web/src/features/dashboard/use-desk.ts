import { deskMessages as words } from '@quayside/contract/messages/payment-review';
import type { PaymentList } from '@quayside/contract/payments';
import { paths } from '../../app/paths.ts';
import { claimsToAnswerPath, useClaimsToDecide } from '../claims/claims.public.ts';
import { useSellersToDecide } from '../internal-sellers/internal-sellers.public.ts';
import { usePaymentsToReview } from '../payments/payments.public.ts';
import { useThreadsToAnswer } from '../threads/threads.public.ts';
import { deskRows } from './desk-rows.ts';

/** The lists of what waits, each asked for only by those who may work it off. */
export function useDesk(permissions: readonly string[]) {
  const may = {
    payments: permissions.includes('staff.payments.approve'),
    claims: permissions.includes('staff.claims'),
    threads: permissions.includes('staff.sellers'),
    companies: permissions.includes('staff.sellers'),
  };
  const payments = usePaymentsToReview(may.payments);
  const claims = useClaimsToDecide(may.claims);
  const threads = useThreadsToAnswer(may.threads);
  const companies = useSellersToDecide(may.companies);
  const lists = [
    may.payments && payments,
    may.claims && claims,
    may.threads && threads,
    may.companies && companies,
  ].filter((one) => one !== false);
  const figures = [
    may.payments && {
      label: words.payments,
      figure: payments.data && toApprove(payments.data),
      to: paths.payments,
    },
    may.claims && { label: words.claims, figure: claims.data?.tabs.NEEDS_YOU, to: claimsToAnswerPath },
    may.threads && { label: words.messages, figure: threads.data?.count, to: paths.sellerMessages() },
    may.companies && { label: words.companies, figure: companies.data?.count, to: paths.sellersWaiting },
  ].filter((one) => one !== false);
  const isWhole = lists.every(({ data }) => data !== undefined);
  return {
    figures,
    rows: deskRows({
      payments: payments.data,
      claims: claims.data,
      threads: threads.data,
      companies: companies.data,
    }),
    total: isWhole ? figures.reduce((sum, { figure = 0 }) => sum + figure, 0) : undefined,
    isFailed: lists.some(({ isError, data }) => isError && data === undefined),
    retry: () => void Promise.all(lists.map((list) => list.refetch())),
  };
}

/** Those on the first page that this person approved already wait for somebody else. */
const toApprove = ({ tabs, results }: PaymentList): number =>
  tabs.PENDING_APPROVAL - results.filter(({ approvedByMe }) => approvedByMe).length;
