/**
 * Staff cancel a sale before it is paid: buyer's request, fraud or a legal stop. A payment under review ends with it. Above
 * the four-eyes limit it is proposed, and done when a second person confirms it.
 */

import type { cancelBody } from '@quayside/contract/sale-actions';
import { cancelReasons } from '@quayside/contract/sale-values';
import { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import {
  confirmDecision,
  type DecisionRecord,
  type Look,
  recordDecision,
  rejectDecision,
  type SecondLook,
  withdrawDecision,
} from '../../decisions/decisions.public.ts';
import { endPayoutWithSale, livingPayoutOf } from '../../payouts/payouts.public.ts';
import { endWithoutDelivery } from '../end-without-delivery.ts';
import { recordSaleEvent, type SaleChange, saveChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { refuse } from '../sales.errors.ts';
import { cancelRefusal, goodsOf } from '../sales.rules.ts';

type Reason = z.infer<typeof cancelBody>['reason'];
const reasonOf = ({ reason }: DecisionRecord): Reason => z.enum(cancelReasons).parse(reason);
type Input = z.infer<typeof cancelBody> & { readonly saleId: string };

/** Gives the decision; whether it waits is told by its status. */
export function cancelSale(write: Write, { reason, ...target }: Input): Promise<DecisionRecord> {
  return withLockedSale(write, target, async (change) => {
    assertCancellable(change, reason);
    const decision = await recordCancellation(change, reason);
    const detail = { decisionId: decision.id };
    if (decision.status === 'MADE') await cancel(change, decision);
    else await recordSaleEvent(change, { action: 'propose_cancel', reason, detail });
    return decision;
  });
}

/** A second person confirms exactly this cancellation, or says no. */
export const cancellations: SecondLook = {
  confirm: (look) =>
    inLook(look, async (change) => {
      const decision = await confirmDecision(look.db, look.waiting, { staff: look.staff, at: change.now });
      assertCancellable(change, reasonOf(decision));
      await cancel(change, decision);
      return decision;
    }),
  reject: (look, reason) =>
    inLook(look, async (change) => {
      await recordSaleEvent(change, { action: 'reject_cancel', reason, detail: { decisionId: look.waiting.id } });
      return rejectDecision(look.db, look.waiting, { staff: look.staff, at: change.now }, reason);
    }),
  withdraw: (look) =>
    inLook(look, async (change) => {
      await recordSaleEvent(change, { action: 'withdraw_cancel', detail: { decisionId: look.waiting.id } });
      return withdrawDecision(look.db, look.waiting, { staff: look.staff, at: change.now });
    }),
};

const inLook = (look: Look, work: (change: SaleChange) => Promise<DecisionRecord>) =>
  withLockedSale(look, { saleId: look.waiting.saleId, version: look.version }, work);

function assertCancellable(change: SaleChange, reason: Reason): void {
  statusAfter(change, 'cancel');
  const refused = cancelRefusal(change.sale, reason);
  if (refused) throw refuse(refused.code);
}

function recordCancellation(change: SaleChange, reason: Reason) {
  const { db, now, sale, seller } = change;
  const staff = personOf(change.actor);
  const { sellerId, id: saleId, orderNumber, currency } = sale;
  return recordDecision(db, {
    ...{ sellerId, saleId, orderNumber, currency, staff, reason, at: now },
    ...{
      kind: 'CANCELLATION',
      subjectId: saleId,
      sellerName: seller.name,
      amountMinor: goodsOf(sale) + sale.transportMinor,
    },
  });
}

async function cancel(change: SaleChange, decision: DecisionRecord): Promise<void> {
  const { db, now, sale, actor } = change;
  const reason = reasonOf(decision);
  const payout = await livingPayoutOf(db, sale.sellerId, sale.id);
  if (payout) await endPayoutWithSale(db, payout.id, { at: now, actor, reason });
  const status = statusAfter(change, 'cancel');
  const detail = { decisionId: decision.id };
  await Promise.all([
    saveChange(change, { status, cancelReason: reason }, { action: 'cancel', reason, detail }),
    endWithoutDelivery(change, 'sale.cancelled'),
  ]);
}
