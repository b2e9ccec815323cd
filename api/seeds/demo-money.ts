/** Payouts, approvals and ledger of the demo sales. */

import { decisionRowOf } from '../src/domains/decisions/decisions.factory.ts';
import { decisions } from '../src/domains/decisions/decisions.tables.ts';
import { ledgerLines, payoutEvents, payouts } from '../src/domains/payouts/payouts.tables.ts';
import { grossOf, type ReviewReason, reviewReasonsOf } from '../src/domains/sales/sales.rules.ts';
import { missingProfileIn } from '../src/domains/sellers/sellers.factory.ts';
import type { UserRow } from '../src/domains/users/users.factory.ts';
import { hours, plus } from '../src/kernel/clock.ts';
import { providerTransfers } from '../src/platform/db/platform.tables.ts';
import { accountNameOf } from './demo-companies.ts';
import type { DemoSale } from './demo-sales.ts';
import { payoutTrailOf } from './payout-trail.ts';
import { moneyOf, type PayoutRow } from './sale-money.ts';
import type { World } from './world.ts';

type Person = Pick<UserRow, 'id' | 'account'>;

/** The approver has given the first of two approvals where a plan says so. */
export function addMoney(world: World, made: readonly DemoSale[], approver: Person | null): void {
  const all = made.map((one) => ({ one, ...moneyOfDemo(one) }));
  world.add(payouts, ...all.flatMap(({ payout }) => payout ?? []));
  world.add(
    decisions,
    ...all.flatMap(({ one, payout }) =>
      payout && approver && one.plan.approvals ? [firstOf(one, payout, approver)] : [],
    ),
  );
  world.add(
    payoutEvents,
    ...all.flatMap(({ one: { stage }, payout }) => (payout ? payoutTrailOf(payout, stage.owner, stage.random.id) : [])),
  );
  world.add(ledgerLines, ...all.flatMap(({ ledger }) => ledger));
  world.add(providerTransfers, ...all.flatMap(({ one, payout }) => (payout ? transfersOf(one, payout) : [])));
}

/** The first of two approvals; it waits for the second. */
function firstOf({ sale, stage }: DemoSale, payout: PayoutRow, approver: Person) {
  const { sellerId, saleId, orderNumber, currency, amountMinor, id: subjectId } = payout;
  const at = plus(payout.requestedAt, hours(4));
  return decisionRowOf({
    ...{ sellerId, saleId, orderNumber, currency, amountMinor, kind: 'PAYMENT', subjectId },
    id: stage.random.id(at),
    sellerName: stage.seller.row.name,
    totalMinor: grossOf(sale),
    reason: payout.reviewReasons.join(', '),
    proposedBy: approver.id,
    proposedByName: approver.account,
    proposedAt: at,
  });
}

/** What the embedded provider knows of a payout. Those on their way it is given by the job that sends them. */
function transfersOf(
  { stage: { seller } }: DemoSale,
  { id, status, amountMinor, currency, orderNumber, requestedAt }: PayoutRow,
): (typeof providerTransfers.$inferInsert)[] {
  if (status !== 'PAID' && status !== 'FAILED') return [];
  return [
    {
      ...{ id, amountMinor, currency },
      account: accountNameOf(seller),
      holder: seller.row.name,
      reference: orderNumber,
      status: status === 'PAID' ? 'outgoing_payment_sent' : 'funds_refunded',
      createdAt: requestedAt,
    },
  ];
}

function moneyOfDemo(one: DemoSale) {
  const { sale, story, stage } = one;
  return moneyOf({
    sale,
    seller: stage.seller.row,
    bank: stage.seller.bank,
    requestedBy: stage.owner.id,
    paidAt: story.paidAt,
    endedAt: story.endedAt,
    payoutStatus: payoutStatusOf(one),
    reviewReasons: reasonsOf(one),
    makeId: stage.random.id,
  });
}

function payoutStatusOf({ sale, stage }: DemoSale): PayoutRow['status'] {
  if (sale.status === 'PAYMENT_IN_REVIEW') return 'PENDING_APPROVAL';
  if (sale.status === 'COMPLETED') return 'PAID';
  if (stage.seller.bank.ending === '0003') return 'FAILED';
  if (stage.seller.bank.ending === '0002') return 'UNRESOLVED';
  return stage.random.chance(0.3) ? 'PROCESSING' : 'PAID';
}

function reasonsOf({ sale, stage, story }: DemoSale): ReviewReason[] {
  const { currency, riskFlag, bankChangedAt, ...row } = stage.seller.row;
  const seller = { currency, riskFlag, bankChangedAt, slaAccepted: true, missingProfile: missingProfileIn(row) };
  return reviewReasonsOf({ sale, seller, now: story.paidAt ?? stage.base, vatBasisPoints: 0 });
}
