/** Pure rules of a sale: amounts, next action, tasks and what a payment needs. */
import type { cancelReasons, NextAction, taskNames, taskStatuses } from '@quayside/contract/sale-values';
import { days, plus } from '../../kernel/clock.ts';
import type { Details } from '../../kernel/errors.ts';
import type { Refused } from '../../kernel/machine.ts';
import { money, share, toWire } from '../../kernel/money.ts';
import { missingDocumentsOf, needsDocuments, takesDocuments } from './sales.documents.rules.ts';
import type { SaleErrorCode } from './sales.errors.ts';
import { limits } from './sales.limits.ts';
import type { SaleContext, SaleSnapshot, SellerSnapshot } from './sales.types.ts';

type CancelReason = (typeof cancelReasons)[number];

/** Goods to be paid: confirmed once confirmed, requested before. */
export const goodsOf = (sale: Pick<SaleSnapshot, 'confirmedMinor' | 'requestedMinor'>): bigint =>
  sale.confirmedMinor ?? sale.requestedMinor;

/** 15 % of the confirmed goods, and at most 2,500.00. */
export function maximumShippingFee(sale: SaleSnapshot): bigint {
  const part = share(money(goodsOf(sale), sale.currency), limits.shippingFeeBasisPoints).minor;
  const ceiling = limits.shippingFeeCeilingMinor;
  return part > ceiling ? ceiling : part;
}

/** Confirmed goods and fee at the destination's rate (basis points). */
export function expectedVat(sale: SaleSnapshot, vatBasisPoints: number): bigint {
  return share(money(goodsOf(sale) + (sale.shippingFeeMinor ?? 0n), sale.currency), vatBasisPoints).minor;
}

/**
 * Less than half a percent of goods and fee: no rate of one kind of goods gives it, so it is likely a slip. It may be right
 * where most goods are free of VAT, so it warns and refuses nothing.
 */
const isBelowAnyRate = (sale: SaleSnapshot): boolean => {
  const { goods, fee, vat } = askedOf(sale);
  return vat > 0n && vat * 200n < goods + fee;
};

/** What the seller asks for, part by part. */
export const askedOf = (sale: SaleSnapshot) => ({
  goods: goodsOf(sale),
  fee: sale.shippingFeeMinor ?? 0n,
  vat: sale.vatMinor ?? 0n,
});

/** What the seller asks for: goods, fee and VAT, before our commission. */
export function grossOf(sale: SaleSnapshot): bigint {
  const { goods, fee, vat } = askedOf(sale);
  return goods + fee + vat;
}

/** A seller's commission on goods, and the VAT we charge on it, both in basis points. */
export type CommissionTerms = { readonly feeBasisPoints: number; readonly commissionVatBasisPoints: number };

/** What a sale is paid, part by part: goods, fee and VAT as asked, less commission on the goods and its VAT. */
export function payoutPartsOf(sale: SaleSnapshot, terms: CommissionTerms) {
  const commission = share(money(goodsOf(sale), sale.currency), terms.feeBasisPoints);
  const commissionVat = share(commission, terms.commissionVatBasisPoints);
  return { ...askedOf(sale), commission: commission.minor, commissionVat: commissionVat.minor };
}

/** A number for each piece that is sent: those that came back before it was sent anew are none (decision 0038). */
export const hasNumbersOfAll = (sale: Pick<SaleSnapshot, 'loadCount' | 'trackedCount' | 'returnedCount'>): boolean =>
  sale.trackedCount - sale.returnedCount >= sale.loadCount;

/** True when every piece can be followed: a number each, or a booking whose carrier has collected. */
export const isTracked = (sale: SaleSnapshot): boolean =>
  (sale.shippingMethod === 'PLATFORM' && sale.bookingSucceeded && sale.pickedUpAt !== null) ||
  (sale.loadCount > 0 && hasNumbersOfAll(sale));

/** A buyer changes their mind until a carrier has the goods; fraud and a legal stop end an order wherever they are. */
export const cancelRefusal = (sale: SaleSnapshot, reason: CancelReason): Refused<SaleErrorCode> | null =>
  reason === 'BUYER_CANCELLED' && sale.pickedUpAt !== null ? { code: 'carrier_has_goods' } : null;

/** Ready to ship: our carrier is booked, or the seller's own parcels are entered. */
export const isShippingComplete = (sale: SaleSnapshot): boolean =>
  sale.shippingMethod === 'PLATFORM' ? sale.bookingSucceeded : sale.shippingMethod === 'SELLER' && sale.loadCount > 0;

/** Who moves next and how; stored with the sale, recomputed whenever a fact of it changes. */
export function nextActionOf(sale: SaleSnapshot, seller: Pick<SellerSnapshot, 'missingProfile'>): NextAction {
  if (sale.claimAwaitsSeller) return 'RESPOND_TO_CLAIM';
  if (sale.status === 'REQUESTED') return 'CONFIRM_QUANTITIES';
  if (sale.status === 'PAYMENT_IN_REVIEW') return 'WAIT_FOR_APPROVAL';
  // What is back is sent anew with numbers of another parcel, or waits for a decision of ours.
  if (sale.status === 'PAID' && sale.goodsBack)
    return sale.claimOpen || sale.shippingMethod === 'PLATFORM' ? 'NONE' : 'ADD_TRACKING';
  if (sale.status === 'PAID' && isTracked(sale))
    return missingDocumentsOf(sale).length > 0 ? 'UPLOAD_DOCUMENTS' : 'COMPLETE_ORDER';
  // A booking can be cancelled until the carrier has the goods, also after the payment.
  if (sale.status === 'PAID' && sale.shippingMethod !== 'PLATFORM') return 'ADD_TRACKING';
  // One that is booked comes without anybody's doing.
  if (sale.status === 'PAID') return sale.bookingSucceeded ? 'NONE' : 'BOOK_CARRIER';
  if (sale.status !== 'CONFIRMED') return 'NONE';
  if (sale.shippingMethod === null || sale.loadCount === 0) return 'ADD_SHIPPING_DETAILS';
  if (sale.shippingMethod === 'PLATFORM' && !sale.bookingSucceeded) return 'BOOK_CARRIER';
  if (seller.missingProfile.length > 0) return 'COMPLETE_PROFILE';
  return sale.claimOpen ? 'NONE' : 'TRIGGER_PAYMENT';
}

export type ReviewReason = 'OVER_AUTO_LIMIT' | 'NEW_BANK_DETAILS' | 'RISK_FLAG';

/** Why staff look at a payment before it is made; empty: nobody needs to. */
export function reviewReasonsOf({ sale, seller, now }: SaleContext): ReviewReason[] {
  const reasons: ReviewReason[] = [];
  if (grossOf(sale) > limits.autoMinor) reasons.push('OVER_AUTO_LIMIT');
  if (seller.bankChangedAt && plus(seller.bankChangedAt, days(limits.newBankDetailsDays)) > now)
    reasons.push('NEW_BANK_DETAILS');
  if (seller.riskFlag) reasons.push('RISK_FLAG');
  return reasons;
}

/** The deadline has passed, to the millisecond; whether it was acted on yet or not. */
export const isOverdue = ({ sale, now }: SaleContext): boolean => sale.expiresAt !== null && now >= sale.expiresAt;

export type PayRuleName = 'status' | 'claim' | 'sla' | 'profile' | 'shipping' | 'fee' | 'vat' | 'currency' | 'limit';

type VatWarning = 'vat_not_entered' | 'vat_below_any_rate';

type PayVerdict = {
  readonly rule: PayRuleName;
  readonly refused: Refused<SaleErrorCode> | null;
  /** Does not refuse: the seller decides, knowing. */
  readonly warning?: VatWarning | null;
};

/** Some VAT is expected and none was entered; a zero that was entered is an answer. */
export const isVatMissing = ({ sale, vatBasisPoints }: SaleContext): boolean =>
  sale.vatMinor === null && expectedVat(sale, vatBasisPoints) > 0n;

const vatWarning = (context: SaleContext): VatWarning | null =>
  isVatMissing(context) ? 'vat_not_entered' : isBelowAnyRate(context.sale) ? 'vat_below_any_rate' : null;

/** Deductions come off a payment that is not approved yet, and what is lost is claimed first. */
export function claimRefusal({ sale, isLost = false }: SaleContext): Refused<SaleErrorCode> | null {
  if (sale.claimOpen) return { code: 'claim_blocks_payment' };
  return isLost ? { code: 'lost_blocks_payment' } : null;
}

/** Every rule of a payment in the order they are told, each with its verdict. */
export function payRules(context: SaleContext): PayVerdict[] {
  const { sale, seller, vatBasisPoints } = context;
  const fee = sale.shippingFeeMinor ?? 0n;
  const failing = (isRefused: boolean, code: SaleErrorCode, details: Details = {}): Refused<SaleErrorCode> | null =>
    isRefused ? { code, details } : null;
  const expected = expectedVat(sale, vatBasisPoints);
  return [
    {
      rule: 'status',
      refused:
        failing(sale.status !== 'CONFIRMED', 'invalid_transition') ??
        failing(isOverdue(context), 'sale_expired', { expiredAt: sale.expiresAt }),
    },
    { rule: 'claim', refused: claimRefusal(context) },
    { rule: 'sla', refused: failing(!seller.slaAccepted, 'sla_not_accepted') },
    {
      rule: 'profile',
      refused: failing(seller.missingProfile.length > 0, 'profile_incomplete', {
        missingProfile: seller.missingProfile,
      }),
    },
    { rule: 'shipping', refused: failing(!isShippingComplete(sale), 'shipping_incomplete') },
    { rule: 'fee', refused: failing(fee > maximumShippingFee(sale), 'exceedsShippingAmountLimit') },
    {
      rule: 'vat',
      refused: failing((sale.vatMinor ?? 0n) > expected, 'EXCEEDED_MAXIMUM_VAT_AMOUNT', {
        expectedVatAmount: toWire(money(expected, sale.currency)),
      }),
      warning: vatWarning(context),
    },
    {
      rule: 'currency',
      refused: failing(sale.currency !== seller.currency, 'currencyMismatch', {
        offerCurrency: sale.currency,
        paymentCurrency: seller.currency,
      }),
    },
    { rule: 'limit', refused: failing(grossOf(sale) > limits.hardMinor, 'amountExceedsLimit') },
  ];
}

type Task = { name: (typeof taskNames)[number]; status: (typeof taskStatuses)[number] };

const ended: readonly SaleSnapshot['status'][] = ['COMPLETED', 'DECLINED', 'EXPIRED', 'CANCELLED'];
/** What an order that has ended still tells of a task; anything else is asked of nobody any more. */
const settled: readonly Task['status'][] = ['COMPLETED', 'NOT_ENTERED'];

/** The tasks of an order with their status; the order of the last steps is shipping, payment, tracking, complete. */
export function tasksOf(sale: SaleSnapshot, seller: SellerSnapshot): Task[] {
  const tasks = openTasksOf(sale, seller);
  if (!ended.includes(sale.status)) return tasks;
  return tasks.map(({ name, status }) => ({ name, status: settled.includes(status) ? status : 'NOT_NEEDED' }));
}

function openTasksOf(sale: SaleSnapshot, seller: SellerSnapshot): Task[] {
  const isOpen = sale.status === 'REQUESTED' || sale.status === 'CONFIRMED';
  const isConfirmed = sale.confirmedMinor !== null && sale.status !== 'REQUESTED';
  const isInReview = sale.status === 'PAYMENT_IN_REVIEW';
  const isPaid = sale.status === 'PAID' || sale.status === 'COMPLETED';
  const after = (isReady: boolean, isDone: boolean, started = false): Task['status'] =>
    isDone ? 'COMPLETED' : isReady ? (started ? 'IN_PROGRESS' : 'NOT_STARTED') : 'CANNOT_START';
  const hasAmounts = sale.shippingFeeMinor !== null && sale.vatMinor !== null;
  const tasks: Task[] = [
    { name: 'quantities', status: after(isOpen, isConfirmed) },
    {
      name: 'shipping',
      status: after(
        sale.status === 'CONFIRMED',
        sale.loadCount > 0 && sale.shippingMethod !== null,
        sale.shippingMethod !== null,
      ),
    },
  ];
  if (!seller.slaAccepted) tasks.unshift({ name: 'sla', status: 'NOT_STARTED' });
  if (sale.shippingMethod === 'PLATFORM')
    tasks.push({
      name: 'carrier',
      status: after(
        (sale.status === 'CONFIRMED' || sale.status === 'PAID') && sale.loadCount > 0,
        sale.bookingSucceeded,
      ),
    });
  tasks.push({
    name: 'fees',
    // Once paid, what was left open was left knowingly; without a fee none is charged.
    status:
      isPaid && sale.vatMinor === null
        ? 'NOT_ENTERED'
        : after(sale.status === 'CONFIRMED', hasAmounts || isPaid, sale.shippingFeeMinor !== null),
  });
  tasks.push({
    name: 'payment',
    status: after(isInReview || (sale.status === 'CONFIRMED' && isShippingComplete(sale)), isPaid, isInReview),
  });
  if (sale.shippingMethod === 'SELLER')
    tasks.push({
      name: 'tracking',
      status: after(sale.status === 'CONFIRMED' || isPaid, isTracked(sale) && !sale.goodsBack, sale.trackedCount > 0),
    });
  const hasDocuments = missingDocumentsOf(sale).length === 0;
  if (needsDocuments(sale))
    tasks.push({
      name: 'documents',
      status: after(takesDocuments(sale.status), hasDocuments),
    });
  tasks.push({
    name: 'complete',
    status: after(
      sale.status === 'PAID' && isTracked(sale) && hasDocuments && !sale.goodsBack,
      sale.status === 'COMPLETED',
    ),
  });
  return tasks;
}
