/** The form in which staff say what they found on the bank statement. */
import { paymentMessages as words } from '@quayside/contract/messages/payments';
import type { PaymentInReview } from '@quayside/contract/payments';
import type { Match } from './payments.api.ts';

export interface MatchForm {
  outcome: 'PAID' | 'FAILED' | null;
  reference: string;
  amount: string;
  note: string;
}

export const emptyMatch: MatchForm = { outcome: null, reference: '', amount: '', note: '' };

/** A kept form; null when it is none. */
export function matchIn(kept: unknown): MatchForm | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = new Map(Object.entries(kept));
  const textOf = (name: string) => {
    const value: unknown = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  const outcome = textOf('outcome');
  return {
    outcome: outcome === 'PAID' || outcome === 'FAILED' ? outcome : null,
    reference: textOf('reference'),
    amount: textOf('amount'),
    note: textOf('note'),
  };
}

/** What is missing, by field. */
export function faultsOf({ outcome, reference, amount, note }: MatchForm): Partial<Record<keyof MatchForm, string>> {
  return {
    ...(outcome === null ? { outcome: words.choiceRequired } : {}),
    ...(outcome === 'PAID' && reference.trim() === '' ? { reference: words.referenceRequired } : {}),
    ...(outcome === 'PAID' && amount === '' ? { amount: words.amountRequired } : {}),
    ...(note.trim() === '' ? { note: words.noteRequired } : {}),
  };
}

/** What is sent; null while something is missing. */
export function matchOf(form: MatchForm, { amount: { currency } }: PaymentInReview): Match | null {
  if (Object.keys(faultsOf(form)).length > 0) return null;
  const note = form.note.trim();
  if (form.outcome !== 'PAID') return { outcome: 'FAILED', note };
  return {
    outcome: 'PAID',
    statementReference: form.reference.trim(),
    amount: { amount: form.amount, currency },
    note,
  };
}
