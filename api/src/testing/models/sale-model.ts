/** A sale as the domain page tells it, small enough to be read: what each move leads to, or the code it is refused with. */
export type ModelSale = {
  readonly status: 'REQUESTED' | 'CONFIRMED' | 'PAYMENT_IN_REVIEW' | 'PAID' | 'COMPLETED' | 'DECLINED' | 'EXPIRED';
  /** Pieces of each of two lines, ten at first. */
  readonly pieces: readonly [number, number];
  /** Minor units for a piece. */
  readonly price: number;
  readonly fee: number;
  readonly hasParcel: boolean;
  readonly numbers: number;
  /** Milliseconds from the start of the run. */
  readonly deadline: number;
  readonly askedAt: number;
};

export type Move =
  | { readonly name: 'confirm'; readonly pieces: readonly [number, number] }
  | { readonly name: 'fee'; readonly minor: number }
  | { readonly name: 'decline' | 'ship' | 'track' | 'pay' | 'approve' | 'reject' | 'complete' | 'expire' };

/** The sale after the move, or why it cannot be made. */
export type Outcome = ModelSale | { readonly refused: string };

const autoLimit = 2_500_000;
const refused = (code: string) => ({ refused: code });
export const goodsOf = ({ pieces, price }: ModelSale): number => (pieces[0] + pieces[1]) * price;
const maximumFee = (sale: ModelSale): number => Math.min(Math.round(goodsOf(sale) * 0.15), 250_000);

/** `now`: milliseconds from the start of the run. */
export function played(sale: ModelSale, move: Move, now: number): Outcome {
  const { status } = sale;
  const isOpen = status === 'REQUESTED' || status === 'CONFIRMED';
  if (move.name === 'expire') return isOpen && now >= sale.deadline ? { ...sale, status: 'EXPIRED' } : sale;
  if (move.name === 'track') return trackedSale(sale);
  if (move.name === 'complete') return completed(sale);
  if (move.name === 'approve' || move.name === 'reject') return decided(sale, move.name, now);
  const isKnown = move.name === 'confirm' || move.name === 'decline' ? isOpen : status === 'CONFIRMED';
  if (!isKnown) return refused('invalid_transition');
  if (now >= sale.deadline) return refused('sale_expired');
  if (move.name === 'confirm') return confirmed(sale, move.pieces);
  if (move.name === 'decline') return { ...sale, status: 'DECLINED' };
  if (move.name === 'ship') return { ...sale, hasParcel: true };
  if (move.name === 'fee') return charged(sale, move.minor);
  return paid(sale, now);
}

function confirmed(sale: ModelSale, pieces: readonly [number, number]): Outcome {
  if (pieces.some((count, line) => count > (sale.pieces[line] ?? 0))) return refused('quantities_only_down');
  if (pieces[0] + pieces[1] === 0) return refused('all_lines_zero');
  return { ...sale, status: 'CONFIRMED', pieces };
}

const charged = (sale: ModelSale, fee: number): Outcome =>
  fee > maximumFee(sale) ? refused('EXCEEDED_MAXIMUM_SHIPPING_FEE_AMOUNT') : { ...sale, fee };

function paid(sale: ModelSale, now: number): Outcome {
  if (!sale.hasParcel) return refused('shipping_incomplete');
  if (sale.fee > maximumFee(sale)) return refused('exceedsShippingAmountLimit');
  const isReviewed = goodsOf(sale) + sale.fee > autoLimit;
  return { ...sale, status: isReviewed ? 'PAYMENT_IN_REVIEW' : 'PAID', askedAt: now };
}

function decided(sale: ModelSale, decision: 'approve' | 'reject', now: number): Outcome {
  if (sale.status !== 'PAYMENT_IN_REVIEW') return refused('invalid_transition');
  if (decision === 'approve') return { ...sale, status: 'PAID' };
  return { ...sale, status: 'CONFIRMED', deadline: sale.deadline + now - sale.askedAt };
}

function trackedSale(sale: ModelSale): Outcome {
  const takesNumbers = sale.status === 'CONFIRMED' || sale.status === 'PAID';
  return takesNumbers ? { ...sale, numbers: sale.numbers + 1 } : refused('invalid_transition');
}

function completed(sale: ModelSale): Outcome {
  if (sale.status !== 'PAID') return refused('invalid_transition');
  return sale.numbers > 0 ? { ...sale, status: 'COMPLETED' } : refused('tracking_incomplete');
}
