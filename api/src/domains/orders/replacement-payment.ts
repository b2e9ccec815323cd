/** How units that another seller offers for missing ones can be paid, and which orders have some that can. Runs in system scope. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { offerEndsAt, offeredFor, type ReplacementRecord } from '../replacements/replacements.public.ts';
import { walletBalance } from '../wallets/wallets.public.ts';
import { creditProblem } from './credit-problem.ts';
import type { OrderRecord } from './orders.repository.ts';

type OfferedReplacement = Pick<ReplacementRecord, 'status' | 'answeredAt' | 'offeredQuantity'>;

/** The seller's promise holds for three days. */
export const isStillOffered = ({ status, answeredAt, offeredQuantity }: OfferedReplacement, now: Instant): boolean =>
  status === 'OFFERED' && offeredQuantity !== null && answeredAt !== null && offerEndsAt(answeredAt) > now;

type First = Pick<OrderRecord, 'paymentMethod' | 'daysDeferred'>;
type Priced = {
  readonly buyerId: string;
  readonly currency: Currency;
  readonly totalMinor: bigint;
  readonly now: Instant;
};

/** As the first order was, when that was on credit and the limit allows it again; else from the wallet. Null: it does not hold that much. */
export async function replacementPaidBy(
  db: Db,
  first: First | undefined,
  { totalMinor, ...priced }: Priced,
): Promise<'CREDIT' | 'WALLET' | null> {
  const { daysDeferred = 0, paymentMethod } = first ?? {};
  if (paymentMethod === 'CREDIT' && !(await creditProblem(db, { ...priced, toPay: totalMinor, daysDeferred })))
    return 'CREDIT';
  return totalMinor > (await walletBalance(db, priced.buyerId, priced)) ? null : 'WALLET';
}

type Looked = {
  readonly order: OrderRecord;
  readonly sales: readonly { readonly sale: { readonly id: string; readonly status: string } }[];
};

/** Of nothing that no seller has answered yet units are missing. */
const unanswered: readonly string[] = ['AWAITING_BUYER_PAYMENT', 'REQUESTED'];

/** The orders for which something is offered that can be paid; whether its goods are still there is judged when it is taken. */
export async function withReplacements(db: Db, found: readonly Looked[], now: Instant): Promise<ReadonlySet<string>> {
  const ids = found.flatMap(({ sales }) =>
    sales.flatMap(({ sale }) => (unanswered.includes(sale.status) ? [] : [sale.id])),
  );
  const offered = ids.length === 0 ? [] : await offeredFor(db, ids);
  const orders = new Set<string>();
  for (const { replacement } of offered) {
    const order = found.find(({ sales }) => sales.some(({ sale }) => sale.id === replacement.sourceSaleId))?.order;
    if (!order || orders.has(order.id)) continue;
    if (await isAcceptable(db, order, replacement, now)) orders.add(order.id);
  }
  return orders;
}

/** It stands, and can be paid. */
export async function isAcceptable(
  db: Db,
  first: OrderRecord,
  replacement: ReplacementRecord,
  now: Instant,
): Promise<boolean> {
  if (!isStillOffered(replacement, now)) return false;
  const { unitPriceMinor, offeredQuantity, currency } = replacement;
  const totalMinor = unitPriceMinor * BigInt(offeredQuantity ?? 0);
  return (await replacementPaidBy(db, first, { buyerId: first.buyerId, currency, totalMinor, now })) !== null;
}
