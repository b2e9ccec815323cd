/** What waits for one of us, from all lists, as rows of one: soonest reply first. Pure. */
import type { ClaimList } from '@quayside/contract/claims';
import type { InternalSeller } from '@quayside/contract/internal-sellers';
import { claimMessages } from '@quayside/contract/messages/claims';
import { deskMessages as words } from '@quayside/contract/messages/payment-review';
import { paymentMessages } from '@quayside/contract/messages/payments';
import type { PaymentList } from '@quayside/contract/payments';
import type { ThreadRows } from '@quayside/contract/threads';
import { paths } from '../../app/paths.ts';
import type { Money } from '../../ui/facts/money-text.tsx';

export interface DeskRow {
  key: string;
  kind: 'payment' | 'claim' | 'message' | 'company';
  /** Null: it has none. */
  number: string | null;
  seller: string;
  detail: string;
  due: string | null;
  amount: Money | null;
  to: string;
}

interface Companies {
  results: readonly (Pick<InternalSeller, 'qid' | 'name' | 'status'> & {
    profile: Pick<InternalSeller['profile'], 'nextFee'>;
  })[];
}

interface Lists {
  payments: PaymentList | undefined;
  claims: ClaimList | undefined;
  threads: ThreadRows | undefined;
  companies: Companies | undefined;
}

/** The desk shows so many; the lists hold the rest. */
export const rowsShown = 12;

/** A payment that this person approved already waits for somebody else: it is none of theirs. */
export function deskRows({ payments, claims, threads, companies }: Lists): DeskRow[] {
  const rows = [
    ...(payments?.results ?? []).filter(({ approvedByMe }) => !approvedByMe).map(paymentRow),
    ...(claims?.results ?? []).map(claimRow),
    ...(threads?.results ?? []).map(threadRow),
    ...(companies?.results ?? []).map(companyRow),
  ];
  return rows.sort((a, b) => timeOf(a.due) - timeOf(b.due)).slice(0, rowsShown);
}

const timeOf = (due: string | null): number => (due === null ? Number.POSITIVE_INFINITY : Date.parse(due));

const paymentRow = (payment: PaymentList['results'][number]): DeskRow => ({
  ...{ key: payment.qid, kind: 'payment', number: payment.order, seller: payment.sellerName, due: payment.replyBy },
  detail: payment.reasons.map((reason) => paymentMessages.reasons[reason]).join(', '),
  amount: payment.amount,
  to: paths.payment(payment.qid),
});

const claimRow = (claim: ClaimList['results'][number]): DeskRow => ({
  ...{ key: claim.qid, kind: 'claim', number: claim.number, seller: claim.sellerName, due: claim.dueAt },
  detail: claimMessages.reason(claimMessages.types[claim.type], claim.quantity),
  amount: claim.amount,
  to: paths.claim(claim.qid),
});

const threadRow = (thread: ThreadRows['results'][number]): DeskRow => ({
  ...{ key: thread.qid, kind: 'message', number: thread.order, seller: thread.sellerName, due: thread.replyBy },
  detail: thread.lastMessage,
  amount: null,
  to: paths.contact(thread.saleQid),
});

const companyRow = ({ qid, name, status, profile }: Companies['results'][number]): DeskRow => ({
  ...{ key: `company ${qid}`, kind: 'company', number: null, seller: name, due: null, amount: null },
  detail: status === 'IN_REVIEW' ? words.inReview : words.asksFee(profile.nextFee?.fee ?? ''),
  to: paths.internalSeller(qid),
});
