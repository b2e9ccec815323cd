/** Ledger journals and payouts of the demo sales, as the product would have posted them. */

import { journalRows, type LedgerRow } from '../src/domains/payouts/payouts.factory.ts';
import {
  orderPaidJournal,
  payoutJournal,
  refundJournal,
  settledJournal,
} from '../src/domains/payouts/payouts.ledger.rules.ts';
import { ledgerLines, payoutApprovals, payouts } from '../src/domains/payouts/payouts.tables.ts';
import {
  approvalsNeeded,
  grossOf,
  netOf,
  type ReviewReason,
  reviewReasonsOf,
} from '../src/domains/sales/sales.rules.ts';
import { missingProfileIn } from '../src/domains/sellers/sellers.factory.ts';
import { days, plus } from '../src/kernel/clock.ts';
import { addWorkingDays } from '../src/kernel/working-time.ts';
import { workCalendarOf } from '../src/platform/calendar.ts';
import type { DemoSale } from './demo-sales.ts';
import type { World } from './world.ts';

type PayoutRow = typeof payouts.$inferSelect;

/** `approverId` has given the first of two approvals where a plan says so. */
export function addMoney(world: World, made: readonly DemoSale[], approverId: string): void {
  const withPayout = made.map((one) => ({ one, payout: payoutRowOf(one) }));
  const rows = withPayout.flatMap(({ payout }) => payout ?? []);
  world.add(payouts, ...rows);
  world.add(
    payoutApprovals,
    ...withPayout.flatMap(({ one, payout }) =>
      payout && one.plan.approvals
        ? [
            {
              sellerId: payout.sellerId,
              payoutId: payout.id,
              userId: approverId,
              at: plus(payout.requestedAt, days(0.2)),
            },
          ]
        : [],
    ),
  );
  world.add(ledgerLines, ...withPayout.flatMap(({ one, payout }) => journalsOf(one, payout)));
}

function payoutRowOf(one: DemoSale): PayoutRow | null {
  const { sale, story, stage } = one;
  const { row, bank } = stage.seller;
  if (!story.paidAt) return null;
  const status = payoutStatusOf(one);
  const isSettled = status === 'PAID';
  const reasons = status === 'PENDING_APPROVAL' ? reasonsOf(one) : [];
  return {
    sellerId: row.id,
    id: stage.random.id(story.paidAt),
    saleId: sale.id,
    orderNumber: sale.orderNumber,
    status,
    amountMinor: netOf(sale, row.feeBasisPoints).net.minor,
    currency: sale.currency,
    accountEnding: bank.ending,
    bankAccountId: bank.id,
    quoteReference: `quote-${bank.ending}-${grossOf(sale)}`,
    reviewReasons: reasons,
    approvalsNeeded: reasons.length > 0 ? approvalsNeeded(grossOf(sale)) : 0,
    requestedAt: story.paidAt,
    requestedBy: stage.owner.id,
    replyBy: reasons.length > 0 ? addWorkingDays(story.paidAt, 1, workCalendarOf(row.country, row.timeZone)) : null,
    sentAt: reasons.length > 0 ? null : story.paidAt,
    settledAt: isSettled ? plus(story.paidAt, days(1)) : null,
    version: 1,
  };
}

function payoutStatusOf({ sale, stage }: DemoSale): PayoutRow['status'] {
  if (sale.status === 'PAYMENT_IN_REVIEW') return 'PENDING_APPROVAL';
  if (sale.status === 'COMPLETED') return 'PAID';
  if (stage.seller.bank.ending === '0003') return 'FAILED';
  if (stage.seller.bank.ending === '0002') return 'UNRESOLVED';
  return stage.random.chance(0.3) ? 'PROCESSING' : 'PAID';
}

function reasonsOf({ sale, stage, story }: DemoSale): ReviewReason[] {
  const { row } = stage.seller;
  const seller = {
    currency: row.currency,
    slaAccepted: true,
    missingProfile: missingProfileIn(row),
    riskFlag: row.riskFlag,
    bankChangedAt: row.bankChangedAt,
  };
  return reviewReasonsOf({ sale, seller, now: story.paidAt ?? stage.base, vatBasisPoints: 0 });
}

function journalsOf({ sale, story, stage }: DemoSale, payout: PayoutRow | null): LedgerRow[] {
  const wasNeverPaid = sale.status === 'AWAITING_BUYER_PAYMENT' || sale.cancelReason === 'BUYER_NOT_PAID';
  if (wasNeverPaid) return [];
  const of = { sellerId: sale.sellerId, saleId: sale.id, payoutId: null, currency: sale.currency, at: sale.createdAt };
  const confirmed = sale.confirmedMinor ?? sale.requestedMinor;
  const isVoid = sale.status === 'DECLINED' || sale.status === 'EXPIRED' || sale.status === 'CANCELLED';
  const rows = [
    ...journalRows(of, orderPaidJournal(sale.requestedMinor), stage.random.id),
    ...journalRows(
      { ...of, at: sale.confirmedAt ?? of.at },
      refundJournal(sale.requestedMinor - confirmed),
      stage.random.id,
    ),
    ...(isVoid ? journalRows({ ...of, at: story.endedAt ?? of.at }, refundJournal(confirmed), stage.random.id) : []),
  ];
  if (!payout || payout.status === 'PENDING_APPROVAL') return rows;
  const parts = {
    goods: confirmed,
    fee: sale.shippingFeeMinor ?? 0n,
    vat: sale.vatMinor ?? 0n,
    commission: netOf(sale, stage.seller.row.feeBasisPoints).commission.minor,
  };
  const ofPayout = { ...of, payoutId: payout.id, at: payout.requestedAt };
  rows.push(...journalRows(ofPayout, payoutJournal(parts), stage.random.id));
  if (payout.settledAt)
    rows.push(
      ...journalRows({ ...ofPayout, at: payout.settledAt }, settledJournal(payout.amountMinor), stage.random.id),
    );
  return rows;
}
