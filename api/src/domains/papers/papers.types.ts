/** What papers are made of. Plain values that survive JSON: amounts are minor units as text of a whole number. */
import type { Currency } from '@quayside/contract/common';
import type { ShippingMethod } from '@quayside/contract/sale-values';
import type { Instant } from '../../kernel/clock.ts';
import type { Party } from '../../kernel/party.ts';

/** Minor units as text, because an issued paper is kept as JSON, which has no bigint. */
export type Minor = string;

export type PaperLine = {
  readonly id: string;
  readonly gtin: string;
  readonly productName: string;
  readonly brandName: string;
  /** Pieces in a selling unit: what is in one carton. */
  readonly unitSize: number;
  /** Pieces promised. */
  readonly quantity: number;
  readonly unitPriceMinor: Minor;
  /** Harmonised System code, 6 to 10 digits; null where nobody has told it yet. */
  readonly hsCode: string | null;
  /** ISO 3166-1 alpha-2 of where the goods were made. */
  readonly originCountry: string | null;
  /** Of one piece, without and with its own packaging. */
  readonly netGrams: number | null;
  readonly grossGrams: number | null;
  /** Drawn, as SVG; null without one. */
  readonly picture: string | null;
};

/** Parcels or pallets of one size. */
export type PaperLoad = {
  readonly position: number;
  readonly loadType: 'PARCEL' | 'PALLET';
  readonly palletType: string | null;
  readonly count: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  /** Of one piece. */
  readonly weightKg: number;
};

/** An order as its papers tell it. */
export type PaperOrder = {
  readonly saleId: string;
  readonly orderNumber: string;
  readonly buyerReference: string | null;
  readonly version: number;
  readonly currency: Currency;
  readonly confirmedAt: Instant;
  readonly seller: Party;
  readonly shipFrom: Party;
  readonly consignee: Party;
  readonly isToWarehouse: boolean;
  readonly shippingMethod: ShippingMethod | null;
  readonly carrier: string | null;
  readonly pickupDate: string | null;
  readonly trackingNumbers: readonly string[];
  readonly shippingFeeMinor: Minor;
  readonly lines: readonly PaperLine[];
  readonly loads: readonly PaperLoad[];
};

/** EN 16931 VAT categories (UNCL 5305) that our self-billed invoices use. */
export type VatCategory = {
  /** S standard, K intra-Community supply, G export outside the EU, AE reverse charge. */
  readonly id: 'S' | 'K' | 'G' | 'AE';
  /** Percent with the decimals it needs, such as `19` or `25.5`. */
  readonly percent: string;
  readonly exemption: { readonly code: string; readonly reason: string } | null;
};

export type InvoiceLine = {
  readonly name: string;
  readonly brand: string | null;
  readonly gtin: string | null;
  readonly hsCode: string | null;
  readonly originCountry: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: Minor;
  readonly totalMinor: Minor;
};

/** What we issue in a seller's name: the self-billed invoice (or its correction) and the credit note. */
export type SelfBilledKind = 'SELF_BILLED_INVOICE' | 'CREDIT_NOTE';
/** What we issue to a buyer: our own invoice and its credit note. */
export type SalesKind = 'SALES_INVOICE' | 'SALES_CREDIT_NOTE';

/** An invoice, its credit note or the correction of one, as it was issued: nothing in it changes afterwards. */
export type InvoiceContent = {
  readonly kind: SelfBilledKind | SalesKind;
  readonly number: string;
  readonly issuedAt: Instant;
  readonly currency: Currency;
  readonly orderNumber: string;
  readonly buyerReference: string | null;
  /** The order's invoice, on what takes of it or gives back to it; null on that invoice itself. */
  readonly credits: { readonly number: string; readonly issuedAt: Instant } | null;
  readonly reason: string | null;
  readonly supplier: Party;
  readonly customer: Party;
  readonly deliverTo: Pick<Party, 'city' | 'postalCode' | 'country'>;
  readonly deliveredOn: string;
  readonly lines: readonly InvoiceLine[];
  readonly shippingFeeMinor: Minor;
  readonly vat: VatCategory;
  readonly lineTotalMinor: Minor;
  readonly netMinor: Minor;
  readonly vatMinor: Minor;
  readonly grossMinor: Minor;
  readonly paymentTerms: string;
};

/** One label: a pallet, a parcel, or a carton of one product. */
export type UnitLabel = {
  readonly sscc: string;
  readonly contents: 'PALLET' | 'PARCEL' | 'CARTON';
  /** Which of how many of the order. */
  readonly piece: number;
  readonly pieces: number;
  readonly from: Party;
  readonly to: Party;
  readonly buyerReference: string | null;
  readonly carrier: string | null;
  readonly weightKg: number | null;
  readonly size: string | null;
  /** What is inside, when it is of one kind. */
  readonly goods: {
    readonly gtin: string;
    readonly name: string;
    readonly count: number;
    readonly lot: string | null;
  } | null;
};

export type LabelSet = {
  readonly orderNumber: string;
  readonly author: string;
  readonly createdAt: Instant;
  readonly labels: readonly UnitLabel[];
};
