/** The calls of the order pages: sales, their bookings and shipments, the company's SLA. `version` is the stale-write guard. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import type { Sale } from '@quayside/contract/sales';
import { answerOf, api, fileOf } from '../../lib/api.ts';
import { wholeList } from '../../lib/whole-list.ts';

export type Money = Sale['total'];
export type SaleLine = Sale['lines'][number];
export type ReductionReason = NonNullable<SaleLine['reductionReason']>;
export type DeclineReason = Sale['declineReasons'][number];

export type ListQuery = QueryOf<'/sales/'>;

export const getSales = (query: ListQuery, signal: AbortSignal) =>
  answerOf(api.GET('/sales/', { params: { query }, signal }));
export const getSale = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/sales/{qid}/', { params: { path: { qid } }, signal }));
export const getEvents = (qid: string, signal: AbortSignal) =>
  wholeList((query) => answerOf(api.GET('/sales/{qid}/events/', { params: { path: { qid }, query }, signal })));
export const getInbox = (signal: AbortSignal) => answerOf(api.GET('/sales/inbox/', { signal }));
export const getStats = (signal: AbortSignal) => answerOf(api.GET('/sellers/stats/', { signal }));
export const markRead = (qid: string) => answerOf(api.POST('/sales/{qid}/read/', { params: { path: { qid } } }));

type ConfirmBody = BodyOf<'/sales/{qid}/confirm_saleline_quantities/', 'post'>;
export type ConfirmedLine = NonNullable<ConfirmBody['lines']>[number];
export const confirmQuantities = (qid: string, lines: ConfirmedLine[], version: number) =>
  answerOf(
    api.POST('/sales/{qid}/confirm_saleline_quantities/', { params: { path: { qid } }, body: { lines, version } }),
  );
export const getReductionCost = (
  qid: string,
  lines: BodyOf<'/sales/{qid}/reduction_cost/', 'post'>['lines'],
  signal: AbortSignal,
) => answerOf(api.POST('/sales/{qid}/reduction_cost/', { params: { path: { qid } }, body: { lines }, signal }));
/** `key` is the same for every try of one opened question, so that nothing is confirmed twice. */
export const confirmAsRequested = (sales: BodyOf<'/sales/confirm_as_requested/', 'post'>['sales'], key: string) =>
  answerOf(
    api.POST('/sales/confirm_as_requested/', { params: { header: { 'idempotency-key': key } }, body: { sales } }),
  );
/** Goes on when the page closes meanwhile. */
export const saveDraftQuantities = (qid: string, lines: { qid: string; draftQuantity: number }[], version: number) =>
  answerOf(api.PUT('/sales/{qid}/lines/', { params: { path: { qid } }, body: { lines, version }, keepalive: true }));
export type CancelReason = BodyOf<'/sales/{qid}/cancel/', 'post'>['reason'];
export const cancelSale = (qid: string, body: BodyOf<'/sales/{qid}/cancel/', 'post'>) =>
  answerOf(api.POST('/sales/{qid}/cancel/', { params: { path: { qid } }, body }));
export const declineSale = (qid: string, body: BodyOf<'/sales/{qid}/decline/', 'post'>) =>
  answerOf(api.POST('/sales/{qid}/decline/', { params: { path: { qid } }, body }));

export type SaleUpdate = Omit<BodyOf<'/sales/{qid}/', 'patch'>, 'version'>;
export const updateSale = (qid: string, update: SaleUpdate, version: number) =>
  answerOf(api.PATCH('/sales/{qid}/', { params: { path: { qid } }, body: { ...update, version } }));

export const getBookableCarriers = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/sales/{qid}/bookable-carriers/', { params: { path: { qid } }, signal }));
/** `key` is the same for every try of one choice, so that no retry books twice. */
export const bookCarrier = (qid: string, body: BodyOf<'/sales/{qid}/carrier_booking/', 'post'>, key: string) =>
  answerOf(
    api.POST('/sales/{qid}/carrier_booking/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body,
    }),
  );

/** The booking's label as a PDF. */
export const getLabel = (qid: string) =>
  fileOf(api.GET('/sales/{qid}/carrier_booking/label/', { params: { path: { qid } }, parseAs: 'stream' }));

/** Puts one line of the address right at which carriers collect, and leaves the rest as it is. */
export async function changeAddressLine(qid: string, line: 'line1' | 'line2', text: string): Promise<void> {
  const path = { params: { path: { qid } } };
  const address = await answerOf(api.GET('/addresses/{qid}/', path));
  const { companyName, usageTypes, line1, line2, postalCode, city, region, country, version } = address;
  const kept = { companyName, usageTypes, line1, line2, postalCode, city, region, country, version };
  await answerOf(api.PUT('/addresses/{qid}/', { ...path, body: { ...kept, [line]: text } }));
}
/** Switches of the installation, by name. */
export const getFlags = async (signal: AbortSignal) => (await answerOf(api.GET('/info/', { signal }))).flags;

export const getPayDryRun = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/sales/{qid}/paycomplete/', { params: { path: { qid } }, signal }));
/** `key` is the same for every try of one opened dialog, so that no retry pays twice. */
export const triggerPayment = (qid: string, version: number, key: string) =>
  answerOf(
    api.POST('/sales/{qid}/paycomplete/', {
      params: { path: { qid }, header: { 'idempotency-key': key } },
      body: { version },
    }),
  );

export const completeSale = (qid: string, version: number) =>
  answerOf(api.POST('/sales/{qid}/complete/', { params: { path: { qid } }, body: { version } }));

export const getCarriers = (signal: AbortSignal) =>
  wholeList((query) => answerOf(api.GET('/carriers/', { params: { query }, signal })));
export const createShipment = (body: BodyOf<'/shipments/', 'post'>, key: string) =>
  answerOf(api.POST('/shipments/', { params: { header: { 'idempotency-key': key } }, body }));
export const deleteShipment = (qid: string, key: string) =>
  answerOf(api.DELETE('/shipments/{qid}/', { params: { path: { qid }, header: { 'idempotency-key': key } } }));
