/**
 * Payouts of one seller as the domain page tells them (section 13), small enough to be read: what each move leads to, or
 * the code it is refused with. Amounts in cents; nothing of the product's own code is used.
 */
export type ModelPayout = {
  readonly status:
    | 'NONE'
    | 'PENDING_APPROVAL'
    | 'APPROVED'
    | 'PROCESSING'
    | 'PAID'
    | 'FAILED'
    | 'UNRESOLVED'
    | 'CANCELLED';
  /** What the order is worth after commission, and whether staff look at it first. */
  readonly net: number;
  readonly isReviewed: boolean;
  readonly amount: number;
  /** Taken of what was open, by its place in the list. */
  readonly taken: ReadonlyMap<number, number>;
  readonly attempt: number;
  /** What the bank has done with the present attempt, whether anybody heard of it or not. */
  readonly bank: 'nothing' | 'sent' | 'returned';
  /** When the present attempt was sent or last answered for. */
  readonly heardAt: number;
  /** The provider has named the transfer, so that it can be asked about it. */
  readonly isKnown: boolean;
  readonly failure: 'ours' | 'banks' | null;
  /** Tenths of the goods that were refunded. */
  readonly refunded: number;
};
export type ModelSeller = {
  readonly payouts: readonly ModelPayout[];
  /** Debts above zero, credits below: what is left of each, in the order in which they came. */
  readonly open: readonly number[];
};
export type Answer = 'heard' | 'lost' | 'unheard' | 'poor';
export type Move =
  | { readonly name: 'send'; readonly answer: Answer }
  | { readonly name: 'pay' | 'approve' | 'reject' | 'match' | 'retry' | 'retryByStaff' | 'refund' | 'bankReturns' };
/** The seller's payouts after the move, or why it is refused; null: there is nothing to move. */
export type Outcome = ModelSeller | { readonly refused: string } | null;

const day = 86_400_000;
const refused = (code: string) => ({ refused: code });

export const fresh = (net: number, isReviewed: boolean): ModelPayout => ({
  ...{ status: 'NONE', net, isReviewed, amount: 0, taken: new Map(), attempt: 1 },
  ...{ bank: 'nothing', heardAt: 0, isKnown: false, failure: null, refunded: 0 },
});

/** `now`: milliseconds from the start of the run. */
export function played(seller: ModelSeller, index: number, move: Move, now: number): Outcome {
  const payout = seller.payouts[index];
  if (!payout) return null;
  const { status } = payout;
  const become = (patch: Partial<ModelPayout>): ModelSeller => ({
    ...seller,
    payouts: seller.payouts.map((one, place) => (place === index ? { ...one, ...patch } : one)),
  });
  if (move.name === 'pay') return paid(seller, payout, become, now);
  if (status === 'NONE') return null;
  if (move.name === 'approve')
    return status === 'PENDING_APPROVAL' ? become({ status: 'APPROVED' }) : refused('invalid_transition');
  if (move.name === 'reject') return rejected(seller, payout, become);
  if (move.name === 'refund') return refundedTenth(payout, become);
  if (move.name === 'match') return matched(payout, become);
  if (move.name === 'bankReturns') return returned(payout, become);
  if (move.name === 'send') return sent(payout, become, move.answer, now);
  return retried(payout, become, move.name === 'retryByStaff');
}

type Become = (patch: Partial<ModelPayout>) => ModelSeller;

function paid(seller: ModelSeller, payout: ModelPayout, become: Become, now: number): Outcome {
  if (payout.status !== 'NONE' && payout.status !== 'CANCELLED') return refused('invalid_transition');
  const taken = takenFrom(seller.open, payout.net);
  const amount = payout.net - sum(taken.values());
  const status = payout.isReviewed ? 'PENDING_APPROVAL' : 'PROCESSING';
  const after = become({ status, taken, amount, attempt: 1, bank: 'nothing', isKnown: false, heardAt: now });
  return { ...after, open: seller.open.map((left, place) => left - (taken.get(place) ?? 0)) };
}

/** Credits first and whole, then debts in their order until nothing is left of the payout. */
function takenFrom(open: readonly number[], net: number): Map<number, number> {
  const taken = new Map<number, number>();
  let left = net;
  for (const [place, one] of open.entries())
    if (one < 0) {
      taken.set(place, one);
      left -= one;
    }
  for (const [place, one] of open.entries()) {
    const part = Math.min(one, left);
    if (part <= 0) continue;
    taken.set(place, part);
    left -= part;
  }
  return taken;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

function rejected(seller: ModelSeller, { status, taken }: ModelPayout, become: Become): Outcome {
  if (status !== 'PENDING_APPROVAL') return refused('invalid_transition');
  const open = seller.open.map((left, place) => left + (taken.get(place) ?? 0));
  return { ...become({ status: 'CANCELLED' }), open };
}

/** A tenth of the goods goes back to the buyer; the seller owes a tenth of what was paid for them. */
function refundedTenth({ status, refunded, net }: ModelPayout, become: Become): Outcome {
  if (status === 'CANCELLED' || status === 'PENDING_APPROVAL') return refused('reversal_not_owed');
  if (refunded === 10) return refused('reversal_too_much');
  const after = become({ refunded: refunded + 1 });
  return { ...after, open: [...after.open, net / 10] };
}

/** Staff find on the statement what the bank did. */
function matched({ status, bank }: ModelPayout, become: Become): Outcome {
  if (status !== 'UNRESOLVED') return refused('payout_not_unresolved');
  return bank === 'sent' ? become({ status: 'PAID' }) : become({ status: 'FAILED', failure: 'ours' });
}

/** Money that was sent comes back, and the provider tells of it where it is known by name. */
function returned({ status, bank, isKnown }: ModelPayout, become: Become): Outcome {
  if (bank !== 'sent') return null;
  const isTold = isKnown && (status === 'PAID' || status === 'PROCESSING');
  return become({ bank: 'returned', ...(isTold ? { status: 'FAILED', failure: 'banks' } : {}) });
}

function sent(payout: ModelPayout, become: Become, answer: Answer, now: number): Outcome {
  const { status, amount, bank } = payout;
  if (status !== 'APPROVED' && status !== 'PROCESSING') return become({});
  const begun = { status: 'PROCESSING', heardAt: status === 'APPROVED' ? now : payout.heardAt } as const;
  if (amount === 0) return become({ status: 'PAID', isKnown: true });
  if (answer === 'poor' && bank === 'nothing')
    return become({ ...begun, status: 'FAILED', failure: 'ours', heardAt: now });
  const done = answer === 'lost' || bank !== 'nothing' ? bank : 'sent';
  if (answer === 'lost' || answer === 'unheard') {
    const isLate = now - begun.heardAt >= day;
    return become({ ...begun, bank: done, ...(isLate ? { status: 'UNRESOLVED' } : {}) });
  }
  const heard = { bank: done, isKnown: true, heardAt: now };
  return done === 'sent'
    ? become({ ...heard, status: 'PAID' })
    : become({ ...heard, status: 'FAILED', failure: 'banks' });
}

function retried({ status, failure, attempt }: ModelPayout, become: Become, byStaff: boolean): Outcome {
  if (status !== 'FAILED') return refused('payout_not_failed');
  if (!byStaff && failure === 'banks') return refused('bank_details_unchanged');
  return become({ status: 'APPROVED', attempt: attempt + 1, bank: 'nothing', isKnown: false, failure: null });
}
