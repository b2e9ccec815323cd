/**
 * Staff refund goods of a paid order: the buyer now, the seller by the next payout (section 13). Above the four-eyes limit
 * it is proposed, and done when a second person confirms it.
 */

import type { ReversalCost, reversalAnswer } from '@quayside/contract/payouts';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import type { Instant } from '../../../kernel/clock.ts';
import { type Money, money, toWire } from '../../../kernel/money.ts';
import { staleVersion } from '../../../kernel/versions.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Write } from '../../../platform/write.ts';
import {
  confirmDecision,
  type DecisionRecord,
  type Look,
  presentDecision,
  recordDecision,
  rejectDecision,
  type SecondLook,
  weighed,
  withdrawDecision,
} from '../../decisions/decisions.public.ts';
import { payoutOf, reversalCost, reversalRefused, reverseSale, tellReversal } from '../../payouts/payouts.public.ts';
import { type SaleChange, withLockedSale } from '../locked-sale.ts';
import { inPaymentLook } from '../payment-look.ts';
import { recordGoodsBack } from '../record-goods-back.ts';
import { refuse } from '../sales.errors.ts';

type Asked = {
  readonly payoutId: string;
  readonly goods: Money;
  readonly refundable: Money | undefined;
  readonly reason: string;
};
type Answer = z.infer<typeof reversalAnswer>;
/** What has to be posted about the sale before its goods are counted; in the refund's transaction, with the sale locked. */
export type SettleFirst = (write: Write, sale: { readonly sellerId: string; readonly saleId: string }) => Promise<void>;
const codes = {
  not_found: 'payment_not_found',
  not_owed: 'reversal_not_owed',
  too_much: 'reversal_too_much',
} as const;
const refusalOf = (why: keyof typeof codes | 'stale') => (why === 'stale' ? staleVersion() : refuse(codes[why]));

export async function reversePayment(write: Write, wanted: Asked, settleFirst: SettleFirst): Promise<Answer> {
  const { payoutId, goods, refundable } = wanted;
  const found = await payoutOf(write.db, payoutId);
  if (!found) throw refuse('payment_not_found');
  if ([goods, refundable ?? goods].some(({ currency }) => currency !== found.currency))
    throw refuse('currency_differs');
  const { sellerId, saleId } = found;
  return withLockedSale(write, { saleId }, async (change) => {
    await settleFirst(write, { sellerId, saleId });
    return reverse(change, wanted);
  });
}

async function reverse(change: SaleChange, wanted: Asked): Promise<Answer> {
  const staff = personOf(change.actor);
  const { db, sale, seller, now } = change;
  const { payoutId, goods, refundable, reason } = wanted;
  const asked = { payoutId, goodsMinor: goods.minor, refundableMinor: refundable?.minor };
  const refused = await reversalRefused(db, asked);
  if (refused) throw refusalOf(refused.refused);
  const { owed } = await costIn(db, payoutId, goods.minor);
  const { sellerId, id: saleId, orderNumber, currency } = sale;
  const decision = await recordDecision(db, {
    ...{ sellerId, saleId, orderNumber, currency, reason, staff, at: now },
    ...{ kind: 'REVERSAL', subjectId: payoutId, sellerName: seller.name, amountMinor: goods.minor },
  });
  if (decision.status === 'MADE') return refund(change, decision);
  const detail = { decisionId: decision.id, amountMinor: goods.minor.toString() };
  await tellReversal(db, payoutId, 'propose_refund', { at: now, actor: staff, reason, detail });
  return { qid: payoutId, carryOverQid: null, owed, currency, secondApproval: presentDecision(decision, staff) };
}

/** A second person confirms exactly this refund, or says no. */
export const reversals = (settleFirst: SettleFirst): SecondLook => ({
  confirm: (look) =>
    inPaymentLook(look, async (change) => {
      const decision = await confirmDecision(look.db, look.waiting, { staff: look.staff, at: change.now });
      await settleFirst(look, look.waiting);
      await refund(change, decision);
      return decision;
    }),
  reject: (look, reason) =>
    inPaymentLook(look, async ({ now: at }) => {
      const after = await rejectDecision(look.db, look.waiting, { staff: look.staff, at }, reason);
      await tellReversal(look.db, after.subjectId, 'reject_refund', { ...toldOf(look, at), reason });
      return after;
    }),
  withdraw: (look) =>
    inPaymentLook(look, async ({ now: at }) => {
      const after = await withdrawDecision(look.db, look.waiting, { staff: look.staff, at });
      await tellReversal(look.db, after.subjectId, 'withdraw_refund', { ...toldOf(look, at), reason: after.reason });
      return after;
    }),
});

const toldOf = ({ staff, waiting }: Look, at: Instant) => ({ at, actor: staff, detail: { decisionId: waiting.id } });

/** Carries out what is decided: the buyer is refunded now, the seller owes it. */
async function refund(change: SaleChange, decision: DecisionRecord): Promise<Answer> {
  const { db, sale, now, actor } = change;
  const { id: decisionId, subjectId: payoutId, amountMinor: goodsMinor, reason, currency } = decision;
  const { buyerId } = sale;
  const outcome = await reverseSale(db, { payoutId, buyerId, goodsMinor, reason, decisionId, actor, at: now });
  if ('refused' in outcome) throw refusalOf(outcome.refused);
  if (sale.goodsBack) await recordGoodsBack(change);
  const owed = toWire(money(outcome.owedMinor, currency));
  return { qid: payoutId, carryOverQid: outcome.carryOverId, owed, currency, secondApproval: null };
}

/** What refunding goods would cost the seller; refuses what the refund would refuse. */
export const reversalCostOf = ({ database }: Deps, payoutId: string, goodsMinor: bigint): Promise<ReversalCost> =>
  database.read('system', (db) => costIn(db, payoutId, goodsMinor));

async function costIn(db: Db, payoutId: string, goodsMinor: bigint): Promise<ReversalCost> {
  const cost = await reversalCost(db, payoutId, goodsMinor);
  if ('refused' in cost) throw refusalOf(cost.refused);
  const { sellerId, saleId, currency } = cost.payout;
  const wanted = { sellerId, saleId, kind: 'REVERSAL', subjectId: payoutId, amountMinor: goodsMinor } as const;
  const { needed } = await weighed(db, wanted);
  const inCurrency = (minor: bigint) => toWire(money(minor, currency));
  return { refund: inCurrency(goodsMinor), owed: inCurrency(cost.owedMinor), takesTwo: needed > 1 };
}
