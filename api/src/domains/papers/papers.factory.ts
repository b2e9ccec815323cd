/** Papers for tests: an order as its papers tell it, and papers that were issued. */
import { assert } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Party } from '../../kernel/party.ts';
import type { Db } from '../../platform/db/database.ts';
import { customerOf } from './customer.ts';
import { correctionOf, creditNoteOf, type Issue, invoiceOf } from './invoice.rules.ts';
import { type IssuedPaper, insertIssued } from './papers.repository.ts';
import type { InvoiceContent, PaperLine, PaperLoad, PaperOrder } from './papers.types.ts';
import { salesInvoiceOf } from './sales-invoice.rules.ts';

const at = '2026-11-20T09:00:00.000Z';

export const partyOf = (overrides: Partial<Party> = {}): Party => ({
  name: 'Waldhuis Groothandel B.V.',
  line1: 'Havenstraat 12',
  line2: '',
  postalCode: '3011 AB',
  city: 'Rotterdam',
  region: '',
  country: 'NL',
  vatNumber: 'NL123456782B01',
  registrationNumber: '12345678',
  ...overrides,
});

/** 24 pieces in cartons of 12 at 4.25 each, 560 g with packaging. */
export const paperLineOf = (overrides: Partial<PaperLine> = {}): PaperLine => ({
  id: newId(),
  gtin: '09501101530003',
  productName: 'Lavender hand soap, 500 ml',
  brandName: 'Lindqvist & Daughters',
  unitSize: 12,
  quantity: 24,
  unitPriceMinor: '425',
  hsCode: '34013000',
  originCountry: 'FR',
  netGrams: 500,
  grossGrams: 560,
  picture: null,
  ...overrides,
});

export const paperLoadOf = (overrides: Partial<PaperLoad> = {}): PaperLoad => ({
  position: 0,
  loadType: 'PALLET',
  palletType: 'EUR',
  count: 2,
  lengthCm: 120,
  widthCm: 80,
  heightCm: 180,
  weightKg: 412.5,
  ...overrides,
});

/** From Rotterdam to Hamburg: two lines, two pallets and three parcels, unless told otherwise. */
export const samplePaperOrder = (overrides: Partial<PaperOrder> = {}): PaperOrder => ({
  saleId: newId(),
  orderNumber: 'QS-482133-0',
  buyerReference: 'PO 8841',
  version: 3,
  currency: 'EUR',
  confirmedAt: at,
  seller: partyOf(),
  shipFrom: partyOf(),
  consignee: partyOf({
    name: 'Nordlicht Handels GmbH',
    line1: 'Am Sandtorkai 37',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    vatNumber: null,
    registrationNumber: null,
  }),
  isToWarehouse: false,
  shippingMethod: 'PLATFORM',
  carrier: 'DHL Express',
  pickupDate: '2026-11-23',
  trackingNumbers: ['3318810025'],
  shippingFeeMinor: '4500',
  lines: [paperLineOf(), paperLineOf({ productName: 'Lemon dish soap, 1 l', unitSize: 6, quantity: 15 })],
  loads: [
    paperLoadOf(),
    paperLoadOf({ position: 1, loadType: 'PARCEL', palletType: null, count: 3, heightCm: 20, weightKg: 8 }),
  ],
  ...overrides,
});

export const issueOf = (overrides: Partial<Issue> = {}): Issue => ({
  number: 'SB-2026-000123',
  issuedAt: at,
  customer: customerOf('NL'),
  vatMinor: 0n,
  standardBasisPoints: 1_900,
  accountEnding: '4417',
  ...overrides,
});

type Sold = { readonly sellerId: string; readonly id: string };

/** A credit note of 25.00 that the sale was given, of an invoice that is not kept. */
export function makeCreditNote(db: Db, sale: Sold): Promise<IssuedPaper> {
  const number = `SC-2026-${newId().slice(-6)}`;
  const credit = { number, issuedAt: at, grossMinor: 2_500n, reason: 'Three pieces were damaged' };
  return keep(db, sale, newId(), creditNoteOf(invoiceOf(samplePaperOrder(), issueOf()), credit));
}

/** A correction of 25.00 that the sale was given, of an invoice that is not kept. */
export function makeCorrection(db: Db, sale: Sold): Promise<IssuedPaper> {
  const number = `SB-2026-${newId().slice(-6)}`;
  const returned = { number, issuedAt: at, grossMinor: 2_500n, reason: 'Three pieces were not damaged' };
  return keep(db, sale, newId(), correctionOf(invoiceOf(samplePaperOrder(), issueOf()), returned));
}

/** A self-billed invoice that the sale was given. */
export function makeInvoice(db: Db, sale: Sold): Promise<IssuedPaper> {
  const number = `SB-2026-${newId().slice(-6)}`;
  return keep(db, sale, sale.id, invoiceOf(samplePaperOrder(), issueOf({ number })));
}

function keep(db: Db, { sellerId, id: saleId }: Sold, causeId: string, content: InvoiceContent): Promise<IssuedPaper> {
  const { kind, number, issuedAt } = content;
  assert(kind === 'SELF_BILLED_INVOICE' || kind === 'CREDIT_NOTE', 'a paper in the seller’s name');
  return insertIssued(db, { sellerId, saleId, id: newId(), kind, number, causeId, issuedAt, content });
}

/** Our invoice to a buyer in that country for the sample order, with 12.00 of transport. */
export const sampleSalesInvoice = (country: string, shippingMinor = 1_200n): InvoiceContent =>
  salesInvoiceOf(samplePaperOrder(), {
    ...{ number: 'INV-NL-2026-000001', issuedAt: at, shippingMinor, supplier: customerOf(country) },
    customer: {
      ...samplePaperOrder().consignee,
      country,
      vatNumber: country === 'CH' ? null : `${country}123456782B01`,
    },
    paymentTerms: 'Paid when the order was placed.',
  });
