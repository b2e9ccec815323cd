/** How payouts look on the wire. */

import type {
  PayoutBalance,
  PayoutEntry,
  PayoutRow,
  payoutActions,
  PayoutDetail as Wire,
} from '@quayside/contract/payouts';
import type { PermissionName } from '@quayside/contract/permissions';
import { money, toWire } from '../../kernel/money.ts';
import { presentSecondApproval } from '../decisions/decisions.public.ts';
import { amongStaff } from './move-payout.ts';
import { refundableOf } from './payouts.carry-overs.rules.ts';
import type { PayoutDetail, payoutPage } from './payouts.read-model.ts';
import type { PayoutRecord } from './payouts.repository.ts';
import { isOursToMend, sentAtOf } from './payouts.rules.ts';

type Viewer = { readonly kind: string; readonly userId: string; readonly permissions: ReadonlySet<PermissionName> };
type Page = Awaited<ReturnType<typeof payoutPage>>;

export function presentPayoutRow(payout: PayoutRecord): PayoutRow {
  return {
    qid: payout.id,
    saleQid: payout.saleId,
    order: payout.orderNumber,
    status: payout.status,
    amount: toWire(money(payout.amountMinor, payout.currency)),
    accountEnding: payout.accountEnding,
    requestedAt: payout.requestedAt,
    replyBy: payout.replyBy,
    sentAt: sentAtOf(payout),
    settledAt: payout.settledAt,
    failureCode: payout.failureCode,
  };
}

/** One line per currency that has any: what waits for us, what moves and what failed are never one sum. */
export function presentBalances({ open, carried }: Pick<Page, 'open' | 'carried'>): PayoutBalance[] {
  const currencies = [...new Set([...open, ...carried].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = open.filter((row) => row.currency === currency);
    const sum = (rows: readonly { minor: string }[]) =>
      toWire(
        money(
          rows.reduce((total, { minor }) => total + BigInt(minor), 0n),
          currency,
        ),
      );
    const inReview = own.filter(({ status }) => status === 'PENDING_APPROVAL');
    const stopped = own.filter(({ status }) => status === 'FAILED' || status === 'UNRESOLVED');
    return {
      onTheWay: sum(own.filter((row) => !inReview.includes(row) && !stopped.includes(row))),
      ...{ inReview: sum(inReview), replyBy: inReview[0]?.replyBy ?? null, stopped: sum(stopped) },
      carriedOver: sum(carried.filter((row) => row.currency === currency)),
    };
  });
}

/** What the amount is made of; the entries sum to it. Those of nothing are left out. */
export function entriesOf({ payout, uses }: Pick<PayoutDetail, 'payout' | 'uses'>): PayoutEntry[] {
  const own: [PayoutEntry['kind'], bigint][] = [
    ['GOODS', payout.goodsMinor],
    ['SHIPPING_FEE', payout.feeMinor],
    ['SELLER_VAT', payout.vatMinor],
    ['COMMISSION', -payout.commissionMinor],
    ['COMMISSION_VAT', -payout.commissionVatMinor],
  ];
  return [
    ...own.map(([kind, minor]) => ({ kind, order: payout.orderNumber, minor })),
    ...withoutCalledOff(uses).map(({ kind, order, amountMinor }) => ({ kind, order, minor: -amountMinor })),
  ]
    .filter(({ minor }) => minor !== 0n)
    .map(({ kind, order, minor }) => ({ kind, order, amount: toWire(money(minor, payout.currency)) }));
}

/** A booking that was called off takes its row back: the carrier's costs of one order are one row. */
function withoutCalledOff(uses: PayoutDetail['uses']): PayoutDetail['uses'] {
  const isCarrier = ({ kind }: PayoutDetail['uses'][number]) => kind === 'CARRIER_COST';
  const orders = [...new Set(uses.filter(isCarrier).map(({ order }) => order))];
  const sums = orders.map((order) => ({
    ...{ kind: 'CARRIER_COST' as const, order },
    amountMinor: uses.reduce((sum, use) => (isCarrier(use) && use.order === order ? sum + use.amountMinor : sum), 0n),
  }));
  return [...sums, ...uses.filter((use) => !isCarrier(use))];
}

export function presentPayout(detail: PayoutDetail, viewer: Viewer): Wire {
  const { payout, seller, events, refundedMinor } = detail;
  const { currency } = payout;
  return {
    ...presentPayoutRow(payout),
    sellerName: seller.name,
    entries: entriesOf(detail),
    events: events
      .filter(({ action }) => isSeenBy(viewer, action))
      .map(({ id, at, action, actorName, fromStatus, toStatus, reason, detail: told }) => ({
        ...{ qid: id, at, action, reason },
        actor: actorName,
        from: fromStatus,
        to: toStatus,
        refunded: typeof told.goodsMinor === 'string' ? toWire(money(BigInt(told.goodsMinor), currency)) : null,
      })),
    statementReference: payout.statementReference,
    refundable: toWire(money(refundableOf(payout, refundedMinor), currency)),
    secondApproval: presentSecondApproval(detail.waiting, viewer),
    allowedActions: actionsOf(detail, viewer),
    version: payout.version,
  };
}

/** What staff say to each other about a refund is not the seller's to read: one that is made is. */
const isSeenBy = ({ kind }: Viewer, action: string): boolean => kind === 'STAFF' || !amongStaff.includes(action);

function actionsOf(detail: PayoutDetail, viewer: Viewer): (typeof payoutActions)[number][] {
  const mayRefund = viewer.permissions.has('staff.payments.approve');
  const isLeft = refundableOf(detail.payout, detail.refundedMinor) > 0n && detail.waiting === null;
  return [...wayOn(detail, viewer), ...(mayRefund && isLeft ? (['REFUND'] as const) : [])];
}

/** A seller sends a failed payout again once the account is another than the one that was refused. */
function wayOn({ payout, currentAccountId }: PayoutDetail, { permissions }: Viewer): (typeof payoutActions)[number][] {
  if (payout.status !== 'FAILED' || !permissions.has('payments.trigger')) return [];
  const isMended = currentAccountId !== payout.bankAccountId;
  return isMended || isOursToMend(payout.failureCode) ? ['RETRY'] : ['CHANGE_BANK_DETAILS'];
}
