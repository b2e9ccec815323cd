/** What the rules of a sale look at: plain facts, without a database. Amounts are minor units in the sale's currency. */
import type { Currency } from '@quayside/contract/common';
import type { DocumentType } from '@quayside/contract/document-values';
import type { reductionReasons, SaleStatus, ShippingMethod } from '@quayside/contract/sale-values';
import type { Instant } from '../../kernel/clock.ts';

export type SaleSnapshot = {
  readonly status: SaleStatus;
  readonly currency: Currency;
  readonly requestedMinor: bigint;
  readonly confirmedMinor: bigint | null;
  readonly shippingFeeMinor: bigint | null;
  readonly vatMinor: bigint | null;
  readonly destinationCountry: string;
  readonly shippingMethod: ShippingMethod | null;
  /** Pieces: parcels and pallets together. */
  readonly loadCount: number;
  readonly bookingSucceeded: boolean;
  /** Valid track and trace numbers of shipments that are not cancelled. */
  readonly trackedCount: number;
  /** Those among them that came back before the goods were sent anew. */
  readonly returnedCount: number;
  /** Since when a carrier or our warehouse has goods of it; null: none was scanned. */
  readonly pickedUpAt: Instant | null;
  /** Types of which there is at least one document. */
  readonly documentTypes: readonly DocumentType[];
  readonly claimAwaitsSeller: boolean;
  /** A claim about it is open. */
  readonly claimOpen: boolean;
  /** Paid, and all of it is back: it waits to be sent anew, decided or refunded. */
  readonly goodsBack: boolean;
  readonly expiresAt: Instant | null;
  readonly extendedAt: Instant | null;
};

export type MissingProfile = 'billing-address' | 'payment-details' | 'chamber-of-commerce';

/** What a sale's rules need to know of its seller. */
export type SellerSnapshot = {
  readonly currency: Currency;
  readonly slaAccepted: boolean;
  readonly missingProfile: readonly MissingProfile[];
  readonly riskFlag: boolean;
  readonly bankChangedAt: Instant | null;
};

export type SaleContext = {
  readonly sale: SaleSnapshot;
  readonly seller: SellerSnapshot;
  /** The destination's VAT rate in basis points. */
  readonly vatBasisPoints: number;
  readonly now: Instant;
  /** Lost altogether, and nobody has claimed it yet; asked for where a payment is made or approved. */
  readonly isLost?: boolean;
  /** All of it went back to its seller, and no claim about that was decided; asked for where it is completed. */
  readonly isBack?: boolean;
};

export type ReductionReason = (typeof reductionReasons)[number];

/** The least a line must tell for quantities to be decided. */
export type LineSnapshot = {
  readonly id: string;
  readonly requestedQuantity: number;
  readonly confirmedQuantity: number | null;
  readonly unitSize: number;
  readonly unitPriceMinor: bigint;
  readonly reductionReason: ReductionReason | null;
  readonly reductionNote: string | null;
};

/** What the timeline tells of fulfilment beside the events of the sale itself; none moves the sale. */
export const fulfilmentActions = [
  'booking_succeeded',
  'booking_failed',
  'booking_cancelled',
  'tracking_added',
  'tracking_changed',
  'tracking_removed',
  'shipment_picked_up',
  'shipment_in_transit',
  'shipment_out_for_delivery',
  'shipment_delayed',
  'shipment_delivered',
  'shipment_returned',
  'shipment_lost',
  'warehouse_received',
  'warehouse_decided',
  'warehouse_difference',
  'warehouse_missing',
  'warehouse_shipped',
  'warehouse_delayed',
  'warehouse_returned',
  'warehouse_lost',
  'warehouse_delivered',
] as const;
export type FulfilmentAction = (typeof fulfilmentActions)[number];

/** What staff say to each other about a cancellation that takes two of them; nobody else sees it, and none moves the sale. */
export const reviewActions = ['propose_cancel', 'reject_cancel', 'withdraw_cancel'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What the timeline tells of an order's documents; none moves the sale. */
export const documentActions = ['document_added', 'document_changed', 'document_replaced', 'document_removed'] as const;
export type DocumentAction = (typeof documentActions)[number];

/** Whether the deadline still runs: the order ends at it unless the seller acts. */
export const isOpen = ({ status }: Pick<SaleSnapshot, 'status'>): boolean =>
  status === 'REQUESTED' || status === 'CONFIRMED';
