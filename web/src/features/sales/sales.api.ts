/** The calls of the order pages: sales, their bookings and shipments, the company's SLA. `version` is the stale-write guard. */
import type { Info } from '@quayside/contract/info';
import type {
  BookableCarriers,
  BookingAnswer,
  Load,
  PayAnswer,
  PayDryRun,
  Sale,
  SaleEvents,
  SaleList,
  SellerStats,
  ShippingMethod,
} from '@quayside/contract/sales';
import type { CarrierList, CreateShipmentAnswer } from '@quayside/contract/shipments';
import { callApi } from '../../lib/api.ts';

export type Money = Sale['total'];
export type SaleLine = Sale['lines'][number];
export type ReductionReason = NonNullable<SaleLine['reductionReason']>;
export type DeclineReason = Sale['declineReasons'][number];

export type ListQuery = Readonly<Record<string, string | number | undefined>>;

export const getSales = (query: ListQuery, signal: AbortSignal) =>
  callApi<SaleList>('GET', '/sales/', { query, signal });
export const getSale = (qid: string, signal: AbortSignal) => callApi<Sale>('GET', `/sales/${qid}/`, { signal });
export const getEvents = (qid: string, signal: AbortSignal) =>
  callApi<SaleEvents>('GET', `/sales/${qid}/events/`, { signal });
export const getStats = (signal: AbortSignal) => callApi<SellerStats>('GET', '/sellers/stats/', { signal });
export const markRead = (qid: string) => callApi<Sale>('POST', `/sales/${qid}/read/`);

export interface ConfirmedLine {
  qid: string;
  confirmedQuantity: number;
  reason?: ReductionReason;
  note?: string;
}
export const confirmQuantities = (qid: string, lines: readonly ConfirmedLine[], version: number) =>
  callApi<Sale>('POST', `/sales/${qid}/confirm_saleline_quantities/`, { body: { lines, version } });
export const saveDraftQuantities = (qid: string, lines: readonly { qid: string; draftQuantity: number }[]) =>
  callApi<unknown>('PUT', `/sales/${qid}/lines/`, { body: { lines } });
export const declineSale = (qid: string, body: { reasons: readonly DeclineReason[]; note?: string; version: number }) =>
  callApi<Sale>('POST', `/sales/${qid}/decline/`, { body });

export interface SaleUpdate {
  shippingMethod?: ShippingMethod;
  clearShipping?: true;
  loads?: readonly Load[];
  sellerShippingFee?: Money | null;
  sellerVat?: Money | null;
}
export const updateSale = (qid: string, update: SaleUpdate, version: number) =>
  callApi<Sale>('PATCH', `/sales/${qid}/`, { body: { ...update, version } });

export const getBookableCarriers = (qid: string, signal: AbortSignal) =>
  callApi<BookableCarriers>('GET', `/sales/${qid}/bookable-carriers/`, { signal });
export const bookCarrier = (qid: string, body: { carrier: string; pickupDate: string; version: number }) =>
  callApi<BookingAnswer>('POST', `/sales/${qid}/carrier_booking/`, { body });

export const getPayDryRun = (qid: string, signal: AbortSignal) =>
  callApi<PayDryRun>('GET', `/sales/${qid}/paycomplete/`, { signal });
/** `key` is the same for every try of one opened dialog, so that no retry pays twice. */
export const triggerPayment = (qid: string, version: number, key: string) =>
  callApi<PayAnswer>('POST', `/sales/${qid}/paycomplete/`, { body: { version }, idempotencyKey: key });

export const completeSale = (qid: string, version: number) =>
  callApi<Sale>('POST', `/sales/${qid}/complete/`, { body: { version } });

export const getCarriers = (signal: AbortSignal) => callApi<CarrierList>('GET', '/carriers/', { signal });
export const createShipment = (body: { saleQid: string; carrier: string; trackAndTraceNumbers: readonly string[] }) =>
  callApi<CreateShipmentAnswer>('POST', '/shipments/', { body });
export const deleteShipment = (qid: string) => callApi<void>('DELETE', `/shipments/${qid}/`);

/** Accepts the version in force, which `info/` tells. */
export async function acceptSla(): Promise<void> {
  const { slaVersion } = await callApi<Info>('GET', '/info/');
  await callApi<void>('POST', '/sellers/accept-sla/', { body: { version: slaVersion } });
}
