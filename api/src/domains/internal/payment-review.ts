/** What whoever approves a payment looks at. */
import type { PaymentReview } from '@quayside/contract/payment-reviews';
import { days, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { type Money, money, toWire } from '../../kernel/money.ts';
import type { Deps } from '../../platform/deps.ts';
import { entriesOf, presentPayoutRow } from '../payouts/payouts.public.ts';
import { type PaymentReviewRows, paymentReview } from './payment-review.read-model.ts';
import { presentPayment, type Viewer } from './payments.presenter.ts';

const claimDays = 90;

/** Undefined: there is no payment of that id. */
export async function shownReview(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  payoutId: string,
  viewer: Viewer,
): Promise<{ readonly sellerId: string; readonly review: PaymentReview } | undefined> {
  const rows = await paymentReview(database, payoutId, plus(clock.now(), -days(claimDays)));
  return rows && { sellerId: rows.row.payout.sellerId, review: presentReview(rows, viewer) };
}

function presentReview(rows: PaymentReviewRows, viewer: Viewer): PaymentReview {
  const { row, history, sums, newest, uses, lines, claims } = rows;
  const { payout, sellerSince } = row;
  const sale = present(rows.sale, 'a payout belongs to a sale');
  const inCurrency = (minor: bigint) => toWire(money(minor, payout.currency));
  const largest: Money | null = sums?.largestMinor == null ? null : money(sums.largestMinor, payout.currency);
  return {
    payment: presentPayment(row, viewer),
    entries: entriesOf({ payout, uses }),
    account: accountOf(rows),
    accountHistory: history.map(({ at, person, changes }) => ({ at, person, text: changes[0]?.after ?? '' })),
    earlier: {
      ...{ count: sums?.count ?? 0, toThisAccount: sums?.toThis ?? 0, largest: largest && toWire(largest) },
      newest: newest.map(presentPayoutRow),
    },
    lines: lines.map((line) => {
      const quantity = line.confirmedQuantity ?? line.requestedQuantity;
      return {
        ...{ qid: line.id, product: line.productName, brand: line.brandName, gtin: line.gtin, quantity },
        ...{ price: inCurrency(line.unitPriceMinor), total: inCurrency(line.unitPriceMinor * BigInt(quantity)) },
      };
    }),
    order: {
      ...{ buyer: sale.buyerName, country: sale.destinationCountry, city: sale.destinationCity },
      ...{ placedAt: sale.createdAt, shippingMethod: sale.shippingMethod, claimsIn90Days: claims, sellerSince },
    },
  };
}

/** The account that is paid to, and the one that was the seller's before it. */
function accountOf({ row, accounts }: PaymentReviewRows): PaymentReview['account'] {
  const { bankAccountId, accountEnding, requestedAt } = row.payout;
  const at = accounts.findIndex(({ id }) => id === bankAccountId);
  const account = accounts[at];
  const before = at < 0 ? undefined : accounts[at + 1];
  return {
    ...{ holder: account?.holder ?? row.sellerName, country: account?.country ?? '', ending: accountEnding },
    since: account?.createdAt ?? requestedAt,
    before: before ? { country: before.country, ending: before.ending } : null,
  };
}
