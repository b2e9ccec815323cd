/** Staff refund goods of a paid order: the buyer now, the seller by the next payout (section 13). */
import { type ReversalCost, reversalAnswer } from '@quayside/contract/payouts';
import type { z } from 'zod';
import { type Money, money, toWire } from '../../../kernel/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { answeredOnce, type IdempotencyScope } from '../../../platform/idempotency.ts';
import { payoutOf, reversalCost, reverseSale } from '../../payouts/payouts.public.ts';
import { type Changer, withSale } from '../in-sale.ts';
import { refuse } from '../sales.errors.ts';

type Asked = {
  readonly payoutId: string;
  readonly goods: Money;
  readonly refundable: Money | undefined;
  readonly reason: string;
};
/** What has to be posted about the sale before its goods are counted; in the refund's transaction, with the sale locked. */
type SettleFirst = (db: Db, sale: { readonly sellerId: string; readonly saleId: string }) => Promise<void>;
const codes = {
  not_found: 'payment_not_found',
  not_owed: 'reversal_not_owed',
  too_much: 'reversal_too_much',
  stale: 'stale_version',
} as const;

export async function reversePayment(
  deps: Deps,
  staff: Changer,
  { payoutId, goods, refundable, reason }: Asked,
  asked: IdempotencyScope | null,
  settleFirst: SettleFirst,
): Promise<z.infer<typeof reversalAnswer>> {
  const { database, clock } = deps;
  const found = await database.read('system', (db) => payoutOf(db, payoutId));
  if (!found) throw refuse('payment_not_found');
  if ([goods, refundable ?? goods].some(({ currency }) => currency !== found.currency))
    throw refuse('currency_differs');
  return database.write('system', (db) =>
    answeredOnce(db, clock.now(), asked, reversalAnswer, () =>
      withSale(db, deps, staff, { saleId: found.saleId }, async ({ sale, now }) => {
        await settleFirst(db, { sellerId: sale.sellerId, saleId: sale.id });
        const wanted = { payoutId, buyerId: sale.buyerId, goodsMinor: goods.minor, reason, actor: staff, at: now };
        const outcome = await reverseSale(db, { ...wanted, refundableMinor: refundable?.minor });
        if ('refused' in outcome) throw refuse(codes[outcome.refused]);
        const { carryOverId, owedMinor } = outcome;
        const owed = toWire(money(owedMinor, goods.currency));
        return { qid: payoutId, carryOverQid: carryOverId, owed, currency: goods.currency };
      }),
    ),
  );
}

/** What refunding goods would cost the seller; refuses what the refund would refuse. */
export async function reversalCostOf({ database }: Deps, payoutId: string, goodsMinor: bigint): Promise<ReversalCost> {
  const cost = await database.read('system', (db) => reversalCost(db, payoutId, goodsMinor));
  if ('refused' in cost) throw refuse(codes[cost.refused]);
  const inCurrency = (minor: bigint) => toWire(money(minor, cost.payout.currency));
  return { refund: inCurrency(goodsMinor), owed: inCurrency(cost.owedMinor) };
}
