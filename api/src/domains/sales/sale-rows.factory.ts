/**
 * All rows that make up one sale, derived from the few facts that cannot be: pure, so that tests, the demo world and a
 * loaded history keep the same invariants (status group, next action, totals, deadline, lines, audit trail, search).
 */
import { groupOfStatus, type SaleStatus } from '@quayside/contract/sale-values';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { MakeId } from '../payouts/payouts.factory.ts';
import { regionOf } from './destination-region.ts';
import { saleEventsOf } from './sale-events.factory.ts';
import type {
  LineSpec,
  SaleEventRow,
  SaleLineRow,
  SaleLoadRow,
  SaleRow,
  SaleSearchRow,
  SaleSpec,
} from './sale-spec.factory.ts';
import { nextActionOf } from './sales.rules.ts';
import type { SaleSnapshot } from './sales.types.ts';
import { searchTokensOf } from './search-tokens.ts';

export type SaleRows = {
  readonly sale: SaleRow;
  readonly lines: SaleLineRow[];
  readonly loads: SaleLoadRow[];
  readonly events: SaleEventRow[];
  readonly search: SaleSearchRow[];
};

const isVoid = (status: SaleStatus): boolean => status === 'DECLINED' || status === 'EXPIRED' || status === 'CANCELLED';
const isOpen = (status: SaleStatus): boolean => status === 'REQUESTED' || status === 'CONFIRMED';

/** Derives every row. `makeId` makes an id that carries the given time. */
export function saleRows(spec: SaleSpec, makeId: MakeId): SaleRows {
  const lines = spec.lines.map((line, index) => lineOf(spec, line, index, makeId));
  const events = saleEventsOf(spec, makeId);
  const sale = saleOf(spec, lines, events.at(-1)?.at ?? spec.createdAt);
  const owner = { sellerId: spec.sellerId, saleId: spec.id };
  return {
    sale,
    lines,
    loads: (spec.loads ?? []).map((load, position) => ({ ...owner, position, ...load })),
    events,
    search: searchTokensOf(spec).map((token) => ({ ...owner, token })),
  };
}

function saleOf(spec: SaleSpec, lines: readonly SaleLineRow[], updatedAt: Instant): SaleRow {
  const { destination, status } = spec;
  const facts = factsOf(spec, lines);
  return {
    ...facts,
    documentTypes: [...facts.documentTypes],
    id: spec.id,
    sellerId: spec.sellerId,
    orderNumber: spec.orderNumber,
    buyerId: spec.buyerId,
    buyerName: spec.buyerName,
    buyerReference: spec.buyerReference,
    statusGroup: groupOfStatus[status],
    nextAction: nextActionOf(facts, { missingProfile: spec.missingProfile ?? [] }),
    hasRead: spec.hasRead ?? status !== 'REQUESTED',
    lineCount: lines.length,
    totalMinor: facts.confirmedMinor ?? facts.requestedMinor,
    destinationKind: destination.kind,
    destinationCity: destination.city,
    destinationRegion: regionOf(destination.country),
    dueAt: isOpen(status) && spec.expiresAt ? spec.expiresAt : 'infinity',
    expiredAt: status === 'EXPIRED' ? present(spec.endedAt, 'an expired sale tells when') : null,
    expiredFrom: status === 'EXPIRED' ? (spec.confirmedAt ? 'CONFIRMED' : 'REQUESTED') : null,
    confirmedAt: spec.confirmedAt ?? null,
    declineReasons: spec.declineReasons ?? [],
    declineNote: spec.declineNote ?? null,
    cancelReason: spec.cancelReason ?? null,
    createdAt: spec.createdAt,
    updatedAt,
    version: spec.version ?? 1,
  };
}

function factsOf(spec: SaleSpec, lines: readonly SaleLineRow[]): SaleSnapshot {
  const sum = (quantity: (line: SaleLineRow) => number) =>
    lines.reduce((total, line) => total + line.unitPriceMinor * BigInt(quantity(line)), 0n);
  return {
    status: spec.status,
    currency: spec.currency,
    requestedMinor: sum((line) => line.requestedQuantity),
    confirmedMinor: spec.confirmedAt ? sum((line) => line.confirmedQuantity ?? 0) : null,
    shippingFeeMinor: spec.shippingFeeMinor ?? null,
    vatMinor: spec.vatMinor ?? null,
    destinationCountry: spec.destination.country,
    shippingMethod: spec.shippingMethod ?? null,
    loadCount: (spec.loads ?? []).reduce((count, load) => count + load.count, 0),
    bookingSucceeded: spec.bookingSucceeded ?? false,
    trackedCount: spec.trackedCount ?? spec.trackingNumbers?.length ?? 0,
    pickedUpAt: spec.pickedUpAt ?? null,
    documentTypes: spec.documentTypes ?? [],
    claimAwaitsSeller: spec.claimAwaitsSeller ?? false,
    expiresAt: spec.expiresAt,
    extendedAt: spec.extendedAt ?? null,
  };
}

function lineOf(spec: SaleSpec, line: LineSpec, index: number, makeId: MakeId): SaleLineRow {
  const requested = line.requestedQuantity;
  const confirmed = spec.confirmedAt ? (line.confirmedQuantity ?? requested) : null;
  const isPaidBack = isVoid(spec.status) && spec.cancelReason !== 'BUYER_NOT_PAID';
  const isReduced = confirmed !== null && confirmed < requested;
  return {
    sellerId: spec.sellerId,
    id: makeId(spec.createdAt),
    saleId: spec.id,
    position: index + 1,
    offerId: line.offerId,
    gtin: line.gtin,
    productName: line.productName,
    brandName: line.brandName,
    unitSize: line.unitSize,
    unitPriceMinor: line.unitPriceMinor,
    status: lineStatus(spec.status, requested, confirmed),
    requestedQuantity: requested,
    draftQuantity: line.draftQuantity ?? null,
    confirmedQuantity: confirmed,
    shippedQuantity: spec.status === 'COMPLETED' ? (confirmed ?? 0) : 0,
    receivedQuantity: 0,
    damagedQuantity: 0,
    claimedQuantity: 0,
    refundedQuantity: isPaidBack ? requested : confirmed === null ? 0 : requested - confirmed,
    reductionReason: isReduced ? (line.reductionReason ?? 'PARTIAL_STOCK') : null,
    reductionNote: isReduced ? (line.reductionNote ?? null) : null,
  };
}

function lineStatus(status: SaleStatus, requested: number, confirmed: number | null): SaleLineRow['status'] {
  if (isVoid(status)) return 'VOID';
  if (confirmed === null) return 'REQUESTED';
  return confirmed === 0 ? 'REMOVED' : confirmed < requested ? 'REDUCED' : 'CONFIRMED';
}
