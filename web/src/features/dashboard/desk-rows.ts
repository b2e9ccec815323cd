/** What waits for one of us, from all lists, as rows of one: soonest reply first. Pure. */
import type { ClaimList } from '@quayside/contract/claims';
import type { WaitingCredit } from '@quayside/contract/company';
import type { Debtor } from '@quayside/contract/debts';
import type { InternalSeller } from '@quayside/contract/internal-sellers';
import { claimMessages } from '@quayside/contract/messages/claims';
import { deskMessages as words } from '@quayside/contract/messages/payment-review';
import { paymentMessages } from '@quayside/contract/messages/payments';
import type { OrderQuestion } from '@quayside/contract/order-questions';
import type { ReviewedWithdrawal } from '@quayside/contract/orders';
import type { PaymentList } from '@quayside/contract/payments';
import type { LostFactor } from '@quayside/contract/second-factors';
import type { SellerLead } from '@quayside/contract/seller-leads';
import type { ThreadRows } from '@quayside/contract/threads';
import type { CatalogueRequest } from '@quayside/contract/variants';
import { paths } from '../../app/paths.ts';
import { daysAway } from '../../lib/days-away.ts';
import type { Money } from '../../ui/facts/money-text.tsx';
import { buyerMoneyPath } from '../buyer-money/buyer-money.public.ts';

export interface DeskRow {
  key: string;
  kind: keyof typeof words.kinds;
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
interface Others {
  leads: SellerLeadRows | undefined;
  withdrawals: { results: readonly ReviewedWithdrawal[] } | undefined;
  credit: { results: readonly WaitingCredit[] } | undefined;
  debts: { results: readonly Debtor[] } | undefined;
  losses: { results: readonly LostFactor[] } | undefined;
  requests: { results: readonly CatalogueRequest[] } | undefined;
  questions: { results: readonly OrderQuestion[] } | undefined;
}
type SellerLeadRows = { results: readonly Pick<SellerLead, 'slug' | 'companyName' | 'contactName' | 'dueAt'>[] };

/** The desk shows so many; the lists hold the rest. */
export const rowsShown = 12;

/** A payment that this person approved already waits for somebody else: it is none of theirs. */
export function deskRows({ payments, claims, threads, companies, ...others }: Lists & Partial<Others>): DeskRow[] {
  const rows = [
    ...(payments?.results ?? []).filter(({ approvedByMe }) => !approvedByMe).map(paymentRow),
    ...(claims?.results ?? []).map(claimRow),
    ...(threads?.results ?? []).map(threadRow),
    ...(others.questions?.results ?? []).map(questionRow),
    ...(companies?.results ?? []).map(companyRow),
    ...otherRows(others),
  ];
  return rows.sort((a, b) => timeOf(a.due) - timeOf(b.due)).slice(0, rowsShown);
}

/** The line a row stands under, by days of `zone`; what is over stands apart. */
export function deskGroup({ due }: Pick<DeskRow, 'due'>, zone: string, now: Date): string {
  if (due === null) return words.groups.none;
  if (Date.parse(due) <= now.getTime()) return words.groups.overdue;
  const away = daysAway(due, zone, now);
  return away === 'tomorrow' ? words.groups.tomorrow : away === 'today' ? words.groups.today : words.groups.later;
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

/** What buyers asked, for one of us to answer. */
export const questionsPath = paths.sellerMessages({ view: 'buyers' });
const questionRow = ({ qid, order, buyerName, message, replyBy }: OrderQuestion): DeskRow => ({
  ...{ key: `question ${qid}`, kind: 'question', number: order, seller: buyerName, due: replyBy, amount: null },
  ...{ detail: message, to: questionsPath },
});

const companyRow = ({ qid, name, status, profile }: Companies['results'][number]): DeskRow => ({
  ...{ key: `company ${qid}`, kind: 'company', number: null, seller: name, due: null, amount: null },
  detail: status === 'IN_REVIEW' ? words.inReview : words.asksFee(profile.nextFee?.fee ?? ''),
  to: paths.internalSeller(qid),
});

const bare = { number: null, due: null, amount: null } as const;

const otherRows = ({ leads, withdrawals, credit, debts, losses, requests }: Partial<Others>): DeskRow[] => [
  ...(withdrawals?.results ?? []).map(withdrawalRow),
  ...(credit?.results ?? []).map(creditRow),
  ...(debts?.results ?? []).map(debtRow),
  ...(losses?.results ?? []).map(lossRow),
  ...(leads?.results ?? []).map(leadRow),
  ...(requests?.results ?? []).map(requestRow),
];

const withdrawalRow = ({ qid, company, amount, approvals, status }: ReviewedWithdrawal): DeskRow => ({
  ...{ ...bare, key: `withdrawal ${qid}`, kind: 'withdrawal', seller: company, amount },
  ...{
    detail: status === 'UNRESOLVED' ? words.withdrawalSilent : words.withdrawalOf(approvals),
    to: buyerMoneyPath('WITHDRAWALS'),
  },
});
const creditRow = ({ qid, company, asked }: WaitingCredit): DeskRow => ({
  ...{ ...bare, key: `credit ${qid}`, kind: 'credit', seller: company, amount: asked },
  ...{ detail: words.asksCredit, to: buyerMoneyPath('APPLICATIONS') },
});
const debtRow = ({ qid, name, owed }: Debtor): DeskRow => ({
  ...{ ...bare, key: `debt ${qid}`, kind: 'debt', seller: name, amount: owed[0] ?? null },
  ...{ detail: words.owesUs, to: paths.debts },
});
const lossRow = ({ qid, name, email }: LostFactor): DeskRow => ({
  ...{ ...bare, key: `loss ${qid}`, kind: 'loss', seller: name },
  ...{ detail: words.lostFactor(email), to: paths.lostFactors },
});
const leadRow = ({ slug, companyName, contactName, dueAt }: SellerLeadRows['results'][number]): DeskRow => ({
  ...{ ...bare, key: `lead ${slug}`, kind: 'lead', seller: companyName, due: dueAt },
  ...{ detail: words.newLead(contactName), to: paths.sellerOnboarding(slug) },
});
const requestRow = ({ qid, requestedBy, text, gtins }: CatalogueRequest): DeskRow => ({
  ...{ ...bare, key: `request ${qid}`, kind: 'request', seller: requestedBy },
  ...{ detail: text === '' ? gtins.join(', ') : text, to: paths.catalogueRequests },
});
