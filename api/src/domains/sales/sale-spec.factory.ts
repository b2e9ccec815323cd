/** What a sale is derived from, for tests and worlds: the facts that follow from nothing else. */
import type { Currency } from '@quayside/contract/common';
import type { Instant } from '../../kernel/clock.ts';
import type { Id } from '../../kernel/ids.ts';
import type { saleEvents, saleLines, saleLoads, saleSearch, sales } from './sales.tables.ts';
import type { MissingProfile } from './sales.types.ts';

export type SaleRow = typeof sales.$inferSelect;
export type SaleLineRow = typeof saleLines.$inferSelect;
export type SaleEventRow = typeof saleEvents.$inferSelect;
export type SaleLoadRow = typeof saleLoads.$inferSelect;
export type SaleSearchRow = typeof saleSearch.$inferSelect;

/** One ordered product. Quantities count pieces; `confirmedQuantity` is looked at only once the sale is confirmed. */
export type LineSpec = Pick<
  SaleLineRow,
  'offerId' | 'gtin' | 'productName' | 'brandName' | 'unitSize' | 'unitPriceMinor' | 'requestedQuantity'
> & {
  readonly confirmedQuantity?: number;
  readonly draftQuantity?: number;
  readonly reductionReason?: NonNullable<SaleLineRow['reductionReason']>;
  readonly reductionNote?: string;
};

export type LoadSpec = Omit<SaleLoadRow, 'sellerId' | 'saleId' | 'position'>;

type Given =
  | 'id'
  | 'sellerId'
  | 'orderNumber'
  | 'buyerId'
  | 'buyerName'
  | 'buyerReference'
  | 'status'
  | 'createdAt'
  | 'expiresAt';
type Chosen =
  | 'hasRead'
  | 'confirmedAt'
  | 'extendedAt'
  | 'expiredFrom'
  | 'declineReasons'
  | 'declineNote'
  | 'cancelReason'
  | 'shippingMethod'
  | 'shippingFeeMinor'
  | 'vatMinor'
  | 'bookingSucceeded'
  | 'trackedCount'
  | 'pickedUpAt'
  | 'documentTypes'
  | 'claimAwaitsSeller'
  | 'version';

/** The facts a sale is derived from. What is left out is what a fresh sale has. */
export type SaleSpec = Pick<SaleRow, Given> & { readonly [Key in Chosen]?: SaleRow[Key] } & {
  readonly currency: Currency;
  readonly destination: { readonly kind: 'BUYER' | 'WAREHOUSE'; readonly country: string; readonly city: string };
  readonly lines: readonly LineSpec[];
  readonly loads?: readonly LoadSpec[];
  /** When the payment was triggered; PAYMENT_IN_REVIEW, PAID and COMPLETED need it. */
  readonly paidAt?: Instant;
  /** When the sale reached its last state: completed, declined, expired or cancelled. */
  readonly endedAt?: Instant;
  readonly missingProfile?: readonly MissingProfile[];
  readonly trackingNumbers?: readonly string[];
  /** Who acted for the seller. */
  readonly actor?: { readonly id: Id | null; readonly name: string };
};
