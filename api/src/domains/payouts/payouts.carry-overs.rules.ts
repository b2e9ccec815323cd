/** How much of what was carried over a payout takes. Pure; amounts in minor units of one currency. */
import type { PayoutParts } from './payouts.ledger.rules.ts';
import type { PayoutStatus } from './payouts.machine.ts';

/** What is left of a carry-over: above zero the seller owes it, below zero it is owed to the seller. */
export type OpenCarryOver = { readonly id: string; readonly openMinor: bigint };
export type Taken = { readonly carryOverId: string; readonly amountMinor: bigint };

/**
 * What a payout of `netMinor` takes. What is owed to the seller is paid out whole; then debts are taken in the order
 * given (oldest first) until nothing of the payout is left. A payout never falls below zero: the rest waits for the next.
 */
export function takenBy(netMinor: bigint, open: readonly OpenCarryOver[]): Taken[] {
  const given = open.filter(({ openMinor }) => openMinor < 0n);
  let left = given.reduce((sum, { openMinor }) => sum - openMinor, netMinor);
  const taken: Taken[] = given.map(({ id, openMinor }) => ({ carryOverId: id, amountMinor: openMinor }));
  for (const { id, openMinor } of open) {
    if (openMinor <= 0n || left <= 0n) continue;
    const amountMinor = openMinor < left ? openMinor : left;
    taken.push({ carryOverId: id, amountMinor });
    left -= amountMinor;
  }
  return taken;
}

/** What is left of a carry-over, and the order it is of. */
export type Debt = { readonly saleId: string; readonly orderNumber: string; readonly openMinor: bigint };
export type Settled = Omit<Debt, 'openMinor'> & { readonly amountMinor: bigint };

/**
 * What a payment by bank settles of each order, the oldest debt first: never more than the order owes with what was given
 * back for it and paid of it before. It settles whole what is no more than all debts together.
 */
export function settledBy(paidMinor: bigint, debts: readonly Debt[]): Settled[] {
  const byOrder = new Map<string, Debt>();
  for (const debt of debts) {
    const before = byOrder.get(debt.saleId)?.openMinor ?? 0n;
    byOrder.set(debt.saleId, { ...debt, openMinor: before + debt.openMinor });
  }
  let left = paidMinor;
  const settled: Settled[] = [];
  for (const { openMinor, ...of } of byOrder.values()) {
    const amountMinor = openMinor < left ? openMinor : left;
    if (amountMinor <= 0n) continue;
    settled.push({ ...of, amountMinor });
    left -= amountMinor;
  }
  return settled;
}

export const sumOf = (taken: readonly { readonly amountMinor: bigint }[]): bigint =>
  taken.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/**
 * What belongs to the goods between `before` and `after` of a payout, when goods are taken back bit by bit. Each part is
 * the difference of two rounded shares, so that all goods together give all parts, to the last cent.
 */
export function partsOfGoods(paid: PayoutParts, before: bigint, after: bigint): PayoutParts {
  const upTo = (whole: bigint, goods: bigint): bigint =>
    paid.goods === 0n ? 0n : (2n * whole * goods + paid.goods) / (2n * paid.goods);
  const share = (whole: bigint): bigint => upTo(whole, after) - upTo(whole, before);
  return {
    goods: after - before,
    fee: share(paid.fee),
    vat: share(paid.vat),
    commission: share(paid.commission),
    commissionVat: share(paid.commissionVat),
  };
}

/** Goods of a sale whose commission went back, in minor units: by whatever way, by the claim asked about, and what there is. */
export type ReturnedGoods = { readonly bySale: bigint; readonly byClaim: bigint; readonly goods: bigint };

/**
 * Of the goods that a claim moves, those whose commission moves with them: no more goes back than was taken for the goods that are left,
 * and no more is taken again than this very claim gave back, whatever other claims about the sale did.
 */
export function commissionMoved(askedMinor: bigint, { bySale, byClaim, goods }: ReturnedGoods): bigint {
  if (askedMinor < 0n) return askedMinor < -byClaim ? -byClaim : askedMinor;
  const left = goods > bySale ? goods - bySale : 0n;
  return askedMinor < left ? askedMinor : left;
}

/** A refund the rules do not allow. `too_much`: more than is left of the goods; `not_owed`: the payout never came about. */
export type ReversalRefusal = 'not_owed' | 'too_much';
type Reversible = { readonly status: PayoutStatus; readonly goodsMinor: bigint };

/** Goods that can still be refunded after `before` were, by whatever way; nothing of a payout that never came about. */
export const refundableOf = ({ status, goodsMinor }: Reversible, before: bigint): bigint =>
  isOwed(status) ? goodsMinor - before : 0n;

/** Why `goods` more cannot be refunded after `before`; null when they can. */
export function reversalRefusal(payout: Reversible, before: bigint, goods: bigint): ReversalRefusal | null {
  if (!isOwed(payout.status)) return 'not_owed';
  return before + goods > payout.goodsMinor ? 'too_much' : null;
}

const isOwed = (status: PayoutStatus): boolean => status !== 'CANCELLED' && status !== 'PENDING_APPROVAL';
