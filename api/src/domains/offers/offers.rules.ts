/** What a price is, and what wins (domain page, section 9). Pure. Amounts are minor units of one currency. */
import { hours, type Instant, plus } from '../../kernel/clock.ts';
import { undoHours } from './offers.limits.ts';

/** Shares off a price in basis points: the seller's own, and the brand's reduction in force. */
export type Discounts = { readonly seller: number; readonly brand: number };

const whole = 10_000n;
const keep = ({ seller, brand }: Discounts): bigint => (whole - BigInt(seller)) * (whole - BigInt(brand));

/** The price that competes: offer price less both discounts, rounded half up to the cent. */
export const effectiveOf = (priceMinor: bigint, discounts: Discounts): bigint =>
  (priceMinor * keep(discounts) + (whole * whole) / 2n) / (whole * whole);

type Standing = {
  readonly id: string;
  readonly effectiveMinor: bigint;
  readonly priceChangedAt: string;
};

/** The order of a market: the lowest price first, of equal ones the earlier change, then the id. */
export function byRank(a: Standing, b: Standing): number {
  if (a.effectiveMinor !== b.effectiveMinor) return a.effectiveMinor < b.effectiveMinor ? -1 : 1;
  const [x, y] = [Date.parse(a.priceChangedAt), Date.parse(b.priceChangedAt)];
  if (x !== y) return x - y;
  return a.id < b.id ? -1 : 1;
}

/** The offer price whose effective price lies one cent below the winning one; null below the floor or at nothing. */
export function priceToWin(winningMinor: bigint, discounts: Discounts, floorMinor: bigint | null): bigint | null {
  const target = winningMinor - 1n;
  if (target <= 0n) return null;
  let price = (target * whole * whole) / keep(discounts);
  while (effectiveOf(price + 1n, discounts) <= target) price += 1n;
  while (price > 0n && effectiveOf(price, discounts) > target) price -= 1n;
  return price <= 0n || (floorMinor !== null && price < floorMinor) ? null : price;
}

/** (price − winning) / winning, to four places; null where nobody wins. */
export function shareAbove(effectiveMinor: bigint, winningMinor: bigint | null): number | null {
  if (winningMinor === null || winningMinor === 0n) return null;
  return Number(((effectiveMinor - winningMinor) * 10_000n) / winningMinor) / 10_000;
}

/** What the offer's stock says about its status; other statuses have other reasons. */
export function statusByStock(status: string, stock: number, unitSize: number): 'ACTIVE' | 'OUT_OF_STOCK' | null {
  if (status !== 'ACTIVE' && status !== 'OUT_OF_STOCK') return null;
  return stock >= unitSize ? 'ACTIVE' : 'OUT_OF_STOCK';
}

/** A price is that of a slip where it lies so many times above what wins, or below it. */
const outlierFactor = 5n;

const isNear = (price: bigint, other: bigint): boolean =>
  price < other * outlierFactor && price * outlierFactor > other;

type Corrected = { readonly before: bigint; readonly after: bigint; readonly winningMinor: bigint | null };

/** Whether a slip was mended: the price lies near what wins; where nobody else sells the product, it is another altogether. */
export const isSlipMended = ({ before, after, winningMinor }: Corrected): boolean =>
  winningMinor === null ? !isNear(after, before) : isNear(after, winningMinor);

type Batch = { readonly madeAt: Instant; readonly undoneAt: Instant | null };

/** Why a change of many offers cannot be taken back, apart from orders that came in since; null: it can. */
export function undoRefusal({ madeAt, undoneAt }: Batch, now: Instant): 'batch_undone' | 'batch_too_old' | null {
  if (undoneAt !== null) return 'batch_undone';
  return madeAt < plus(now, -hours(undoHours)) ? 'batch_too_old' : null;
}

type Blockable = { readonly status: string; readonly blockedReason: string | null };

/** What is blocked is not sold, whatever its seller does to it; what its seller switched off stays so. */
export const isHeldBack = ({ status, blockedReason }: Blockable): boolean =>
  blockedReason !== null && status !== 'INACTIVE';
