/** What staff type into a decision, what is wrong with it, and what is sent. */
import { type Fault, faults, type Resolution, resolutions } from '@quayside/contract/claim-values';
import type { Claim } from '@quayside/contract/claims';
import { claimFormMessages } from '@quayside/contract/messages/claim-forms';
import { isRecord } from '../../../lib/problem-body.ts';
import { type Money, moneyLabel } from '../../../ui/facts/money-text.tsx';
import type { SummarizedError } from '../../../ui/form/error-summary.tsx';
import type { DecisionBody } from '../claims.api.ts';
import { missingOf } from './claim-form.tsx';

const words = claimFormMessages.decision;

type Decidable = Pick<Claim, 'lines' | 'amount' | 'amountLeft'>;

export interface DecisionDraft {
  fault: Fault | null;
  resolution: Resolution | null;
  /** Decimal text by line, empty while nothing is typed. */
  amounts: Readonly<Record<string, string>>;
  note: string;
}

export const faultId = 'claim-fault';
export const resolutionId = 'claim-resolution';
export const noteId = 'claim-note';
export const amountId = (lineQid: string): string => `claim-amount-${lineQid}`;

/** What is refunded of a line at most: never more than refunds of the order have left. */
export function mostOf({ maximumAmount }: Claim['lines'][number], { amountLeft }: Decidable): Money {
  const isLess = amountLeft !== null && centsOf(amountLeft.amount) < centsOf(maximumAmount.amount);
  return isLess ? amountLeft : maximumAmount;
}

/** Every line with what is claimed, and never more than can be refunded of it and of all together. */
export function firstDecision({ lines, amountLeft }: Decidable): DecisionDraft {
  let left = amountLeft && centsOf(amountLeft.amount);
  const amounts = lines.map(({ lineQid, claimedAmount, maximumAmount }) => {
    const ofLine = lesser(centsOf(claimedAmount.amount), centsOf(maximumAmount.amount));
    const cents = left === null ? ofLine : lesser(ofLine, left);
    if (left !== null) left -= cents;
    return [lineQid, amountFrom(cents)];
  });
  return { fault: null, resolution: null, amounts: Object.fromEntries(amounts), note: '' };
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Resolutions without a refund: their amounts are not asked for. */
export const paysNothing = ({ resolution }: DecisionDraft): boolean =>
  resolution === 'NO_ACTION' || resolution === 'RESHIP';

export function totalOf(draft: DecisionDraft, { lines, amount: { currency } }: Decidable): Money {
  const cents = lines.reduce((sum, { lineQid }) => sum + centsOf(amountOf(draft, lineQid)), 0n);
  return { amount: amountFrom(cents), currency };
}

export function amountFrom(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function problemsOf(draft: DecisionDraft, claim: Decidable): SummarizedError[] {
  const { fault, resolution, note } = draft;
  const isEmpty = resolution !== null && !paysNothing(draft) && centsOf(totalOf(draft, claim).amount) === 0n;
  const [first] = claim.lines;
  const tooMuch = claim.lines
    .filter((line) => centsOf(amountOf(draft, line.lineQid)) > centsOf(mostOf(line, claim).amount))
    .map((line) => ({ fieldId: amountId(line.lineQid), message: words.atMost(moneyLabel(mostOf(line, claim))) }));
  return [
    ...missingOf({
      [faultId]: fault === null ? words.faultRequired : null,
      [resolutionId]: resolution === null ? words.resolutionRequired : null,
    }),
    ...(tooMuch.length === 0 ? tooMuchTogether(draft, claim) : []),
    ...(isEmpty && first ? [{ fieldId: amountId(first.lineQid), message: words.amountRequired }] : []),
    ...tooMuch,
    ...missingOf({ [noteId]: note.trim() === '' ? words.noteRequired : null }),
  ];
}

/** Refunds of the order may have left less than the lines alone would allow. */
function tooMuchTogether(draft: DecisionDraft, claim: Decidable): SummarizedError[] {
  const { amountLeft, lines } = claim;
  const [first] = lines;
  if (!first || amountLeft === null || centsOf(totalOf(draft, claim).amount) <= centsOf(amountLeft.amount)) return [];
  return [{ fieldId: amountId(first.lineQid), message: words.atMostTogether(moneyLabel(amountLeft)) }];
}

/** What is asked before it is sent. A decision on an appeal corrects what an earlier one moved, and is the last. */
export function questionOf(
  draft: DecisionDraft,
  claim: Decidable & Pick<Claim, 'appeal'>,
): { title: string; text: string } {
  const total = totalOf(draft, claim);
  const isNothing = centsOf(total.amount) === 0n;
  const withoutMoney = draft.resolution === 'RESHIP' ? words.confirmReshipText : words.confirmWithoutMoney;
  const withoutAppeal = isNothing ? withoutMoney : words.confirmText;
  const text = claim.appeal ? words.confirmOnAppeal : withoutAppeal;
  if (draft.resolution === 'NO_ACTION') return { title: words.confirmReject, text };
  return { title: isNothing ? words.confirmReship : words.confirmTitle(moneyLabel(total)), text };
}

/** The body of the call. Called once nothing is missing. */
export function decisionOf(draft: DecisionDraft, claim: Decidable): DecisionBody {
  const { currency } = claim.amount;
  return {
    fault: draft.fault ?? 'UNDETERMINED',
    resolution: draft.resolution ?? 'NO_ACTION',
    lines: claim.lines.map(({ lineQid }) => ({ lineQid, amount: { amount: amountOf(draft, lineQid), currency } })),
    note: draft.note.trim(),
  };
}

const amountOf = (draft: DecisionDraft, lineQid: string): string =>
  paysNothing(draft) ? '0.00' : draft.amounts[lineQid] || '0.00';
export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

export function readDecision(kept: unknown): DecisionDraft | null {
  if (!isRecord(kept) || !isRecord(kept.amounts) || typeof kept.note !== 'string') return null;
  const amounts = Object.entries(kept.amounts).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d*(\.\d\d)?$/.test(entry[1]),
  );
  return {
    fault: faults.find((fault) => fault === kept.fault) ?? null,
    resolution: resolutions.find((resolution) => resolution === kept.resolution) ?? null,
    amounts: Object.fromEntries(amounts),
    note: kept.note,
  };
}
