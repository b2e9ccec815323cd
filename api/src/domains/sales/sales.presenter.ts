/** How a sale looks on the wire: adds `nextAction`, `allowedActions` and what follows from the rules. */

import type { SaleDocument } from '@quayside/contract/documents';
import { fileTypes } from '@quayside/contract/file-values';
import { saleMessages } from '@quayside/contract/messages/sales';
import type { PermissionName } from '@quayside/contract/permissions';
import type { payDryRun } from '@quayside/contract/sale-actions';
import type { OrderLine } from '@quayside/contract/sale-lines';
import type { Sale, SaleLine, SaleRow, saleEvent } from '@quayside/contract/sales';
import type { SaleHit, SaleHits } from '@quayside/contract/search';
import type { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import { money, toWire } from '../../kernel/money.ts';
import type { Hits } from '../../kernel/search-hits.ts';
import type { SaleDetail } from './detail/sale-detail.read-model.ts';
import { deliverToOf, earningsOf } from './detail/sale-sides.presenter.ts';
import { payFixesOf } from './payment/sales.pay-fixes.rules.ts';
import { contextOf } from './sale-context.ts';
import { missingDocumentsOf, takesDocuments } from './sales.documents.rules.ts';
import { refuse } from './sales.errors.ts';
import { allowedActionsOf } from './sales.policy.ts';
import type { ListedSale, SaleOfList } from './sales.read-model.ts';
import { expectedVat, maximumShippingFee, payRules, tasksOf } from './sales.rules.ts';
import { isOpen, reviewActions, type SaleContext, type SaleSnapshot } from './sales.types.ts';
import type { FoundSale } from './search/sale-search.read-model.ts';
import { groupStatusOf, isRemovable } from './shipment-group.rules.ts';

export type Viewer = { readonly permissions: ReadonlySet<PermissionName> };

/** A row of the list. */
export const presentListed = (sale: SaleOfList, context: SaleContext, viewer: Viewer): SaleRow => ({
  ...presentRow(sale, context, viewer),
  pictures: [...sale.pictures],
});

/** What a row of the list and the order page share. */
export function presentRow(sale: ListedSale, context: SaleContext, viewer: Viewer): Omit<SaleRow, 'pictures'> {
  return {
    qid: sale.id,
    order: sale.orderNumber,
    status: sale.status,
    hasRead: sale.hasRead,
    nextAction: sale.nextAction,
    allowedActions: allowedActionsOf(viewer, context),
    destination: presentDestination(sale),
    buyerName: sale.buyerName,
    buyerReference: sale.buyerReference,
    lineCount: sale.lineCount,
    total: toWire(money(sale.totalMinor, sale.currency)),
    shippingMethod: sale.shippingMethod,
    createdAt: sale.createdAt,
    expiresAt: isOpen(sale) ? sale.expiresAt : null,
    // While open it answers the deadline, the same value as `expiresAt`.
    expiredAt: isOpen(sale) ? sale.expiresAt : sale.expiredAt,
    expiredFrom: sale.expiredFrom,
    endedAt: sale.endedAt,
    version: sale.version,
  };
}

type Destined = Pick<ListedSale, 'destinationKind' | 'destinationCountry' | 'destinationCity' | 'destinationRegion'>;
const presentDestination = (sale: Destined): SaleRow['destination'] => ({
  kind: sale.destinationKind,
  country: sale.destinationCountry,
  city: sale.destinationCity,
  region: sale.destinationRegion,
});

/** What the search bar shows. */
export const presentSaleHits = ({ rows, exact, hasMore }: Hits<FoundSale>): SaleHits => ({
  results: rows.map(presentHit),
  exact,
  hasMore,
});

const presentHit = (sale: FoundSale): SaleHit => ({
  qid: sale.id,
  order: sale.orderNumber,
  status: sale.status,
  nextAction: sale.nextAction,
  buyerReference: sale.buyerReference,
  total: toWire(money(sale.totalMinor, sale.currency)),
  destination: presentDestination(sale),
  matched: sale.token,
});

/** The whole order page. */
export function presentSale(detail: SaleDetail, viewer: Viewer, now: Instant): Sale {
  const { sale, lines, loads, documents, seller, payout } = detail;
  const context = contextOf(sale, seller, now);
  const inCurrency = (minor: bigint) => toWire(money(minor, sale.currency));
  return {
    ...presentRow(sale, context, viewer),
    confirmedAt: sale.confirmedAt,
    wasExtended: sale.extendedAt !== null,
    lines: lines.map((line) => presentLine(line, sale.currency)),
    documents: documents.map(presentSaleDocument),
    commercialInvoice: newestOf('COMMERCIAL_INVOICE', documents),
    invoice: presentInvoice(detail),
    declineReasons: sale.declineReasons,
    declineNote: sale.declineNote,
    cancelReason: sale.cancelReason,
    ...shippingOf(detail),
    loads: loads.map(({ sellerId: _seller, saleId: _sale, position: _position, ...load }) => load),
    sellerShippingFee: sale.shippingFeeMinor === null ? null : inCurrency(sale.shippingFeeMinor),
    maximumShippingFee: inCurrency(maximumShippingFee(sale)),
    sellerVat: sale.vatMinor === null ? null : inCurrency(sale.vatMinor),
    expectedVat: inCurrency(expectedVat(sale, context.vatBasisPoints)),
    requestedTotal: inCurrency(sale.requestedMinor),
    payout: payout
      ? {
          qid: payout.id,
          status: payout.status,
          amount: inCurrency(payout.amountMinor),
          accountEnding: payout.accountEnding,
          requestedAt: payout.requestedAt,
          replyBy: payout.replyBy,
        }
      : null,
    earnings: earningsOf(detail, viewer),
    deliverTo: sale.confirmedAt === null ? null : deliverToOf(detail),
    tasks: tasksOf(sale, context.seller),
    missingDocuments: takesDocuments(sale.status) ? missingDocumentsOf(sale) : [],
    slaAccepted: context.seller.slaAccepted,
    updatedAt: sale.updatedAt,
  };
}

function presentLine(line: SaleDetail['lines'][number], currency: SaleSnapshot['currency']): SaleLine {
  const quantity = line.confirmedQuantity ?? line.requestedQuantity;
  return {
    qid: line.id,
    status: line.status,
    gtin: line.gtin,
    productName: line.productName,
    brandName: line.brandName,
    picture: line.picture,
    unitSize: line.unitSize,
    requestedQuantity: line.requestedQuantity,
    draftQuantity: line.draftQuantity,
    confirmedQuantity: line.confirmedQuantity,
    shippedQuantity: line.shippedQuantity,
    receivedQuantity: line.receivedQuantity,
    damagedQuantity: line.damagedQuantity,
    claimedQuantity: line.claimedQuantity,
    refundedQuantity: line.refundedQuantity,
    reductionReason: line.reductionReason,
    reductionNote: line.reductionNote,
    unitPrice: toWire(money(line.unitPriceMinor, currency)),
    total: toWire(money(line.unitPriceMinor * BigInt(quantity), currency)),
  };
}

type ListedLine = SaleDetail['lines'][number] &
  Pick<SaleSnapshot, 'currency'> & { saleId: string; orderNumber: string };

/** A line with the order it belongs to. */
export const presentOrderLine = ({ saleId, orderNumber, currency, ...line }: ListedLine): OrderLine => ({
  ...presentLine(line, currency),
  saleQid: saleId,
  order: orderNumber,
});

type StoredDocument = SaleDetail['documents'][number];

/** A document as the order carries it. */
export function presentSaleDocument(document: StoredDocument): SaleDocument {
  const { id, documentType, name, fileType, bytes, uploadedAt, uploadedByName, version } = document;
  const { contentType } = fileTypes[fileType];
  return {
    documentQid: id,
    documentType,
    metadata: { name, contentType, bytes, uploadedAt, uploadedBy: uploadedByName },
    version,
  };
}

/** For download; null until it is issued, which follows the payment. */
function presentInvoice({ sale, invoice }: SaleDetail): Sale['invoice'] {
  if (invoice === null) return null;
  const { id, number, issuedAt } = invoice;
  return {
    documentQid: id,
    documentType: 'SELF_BILLED_INVOICE',
    number,
    issuedAt,
    path: `sales/${sale.id}/invoice/`,
  };
}

function newestOf(type: StoredDocument['documentType'], documents: readonly StoredDocument[]): SaleDocument | null {
  const newest = documents.findLast(({ documentType }) => documentType === type);
  return newest ? presentSaleDocument(newest) : null;
}

/** Anything but a SUCCEEDED booking is absent, with the last attempt beside it. */
function shippingOf({
  sale,
  shipments: kept,
  booking,
}: SaleDetail): Pick<Sale, 'shipmentGroup' | 'shipments' | 'carrierBooking' | 'lastAttempt'> {
  // Shipping that was cleared leaves its shipments to an event: until then they are not shown. A draft has no numbers.
  const shipments = sale.trackedCount > 0 ? kept.filter(({ status }) => status !== 'DRAFT') : [];
  const statuses = shipments.map(({ status }) => status);
  return {
    shipmentGroup: { qid: sale.id, status: groupStatusOf(sale, statuses) },
    shipments: shipments.map((shipment) => ({
      qid: shipment.id,
      status: shipment.status,
      carrier: shipment.carrier,
      trackAndTraceNumbers: shipment.trackAndTraceNumbers,
      ...(shipment.apart ? { apart: shipment.apart } : {}),
      pickupDate: shipment.pickupDate,
      lastEventAt: shipment.lastEventAt,
      isBooked: shipment.bookingId !== null,
      isRemovable: isRemovable(sale, shipment.status),
      createdAt: shipment.createdAt,
    })),
    carrierBooking: sale.bookingSucceeded ? presentBooking(booking) : null,
    lastAttempt: booking ? { status: booking.status, code: booking.code, at: booking.createdAt } : null,
  };
}

function presentBooking(booking: SaleDetail['booking']): Sale['carrierBooking'] {
  if (booking?.status !== 'SUCCEEDED') return null;
  const { id, carrier, pickupDate, priceMinor, currency, reference, hasLabel } = booking;
  return {
    qid: id,
    status: 'SUCCEEDED',
    carrier,
    pickupDate,
    price: toWire(money(priceMinor, currency)),
    reference: reference ?? '',
    hasLabel,
  };
}

/** What staff say to each other about a cancellation is not the seller's to read. */
export const isSeenBy = ({ kind }: { readonly kind: string }, action: string): boolean =>
  kind === 'STAFF' || !reviewActions.some((one) => one === action);

export function presentEvent(event: {
  id: string;
  at: Instant;
  action: string;
  actorName: string;
  fromStatus: SaleSnapshot['status'] | null;
  toStatus: SaleSnapshot['status'] | null;
  reason: string | null;
}): z.infer<typeof saleEvent> {
  return {
    qid: event.id,
    at: event.at,
    action: event.action,
    actor: event.actorName,
    from: event.fromStatus,
    to: event.toStatus,
    reason: event.reason,
  };
}

/** Each rule of a payment with its verdict, in the words of the catalogue. */
export function presentPayRules(context: SaleContext): z.infer<typeof payDryRun>['rules'] {
  return payRules(context).map(({ rule, refused, warning }) => ({
    rule,
    verdict: refused ? 'REFUSED' : warning ? 'WARNING' : 'PASSED',
    code: refused?.code ?? warning ?? null,
    message: refused ? refuse(refused.code).message : warning ? saleMessages[warning] : null,
    fixes: refused || warning ? payFixesOf(rule, context) : [],
  }));
}
