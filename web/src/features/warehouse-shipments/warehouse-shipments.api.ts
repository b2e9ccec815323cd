/** The calls of the warehouse's shipment pages. */
import type { BodyOf, QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';
import { blobOf } from '../../lib/save-file.ts';

export type ShipmentQuery = QueryOf<'/warehouse/shipments/'>;
type Keyed = { readonly qid: string; readonly key: string };

const of = ({ qid, key }: Keyed) => ({ params: { path: { qid }, header: { 'idempotency-key': key } } });

export const getShipments = (query: ShipmentQuery, signal: AbortSignal) =>
  answerOf(api.GET('/warehouse/shipments/', { params: { query }, signal }));
export const getShipment = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/warehouse/shipments/{qid}/', { params: { path: { qid } }, signal }));
export const openShipment = (packageQids: string[], key: string) =>
  answerOf(
    api.POST('/warehouse/shipments/', { params: { header: { 'idempotency-key': key } }, body: { packageQids } }),
  );
/** `hasWaited`: scanned before, without a network; it never cancels a booked carrier. */
export const addPackages = (to: Keyed, packageQids: string[], signal?: AbortSignal, hasWaited = false) =>
  answerOf(
    api.POST('/warehouse/shipments/{qid}/add-packages/', {
      params: { ...of(to).params, query: hasWaited ? { hasWaited: 'true' } : {} },
      body: { packageQids },
      ...(signal ? { signal } : {}),
    }),
  );
export const removePackages = (from: Keyed, packageQids: string[]) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/remove-packages/', { ...of(from), body: { packageQids } }));
export type ReadyBody = BodyOf<'/warehouse/shipments/{qid}/ready/', 'post'>;
export const closeShipment = (target: Keyed, body: ReadyBody) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/ready/', { ...of(target), body }));
export type DeclareBody = BodyOf<'/warehouse/shipments/{qid}/customs-data/', 'post'>;
export const declareProducts = (target: Keyed, body: DeclareBody) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/customs-data/', { ...of(target), body }));
export type CarrierNewsBody = BodyOf<'/warehouse/shipments/{qid}/carrier-news/', 'post'>;
export const tellCarrierNews = (target: Keyed, body: CarrierNewsBody) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/carrier-news/', { ...of(target), body }));
export const takeBackShipment = (target: Keyed, version: number) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/take-back/', { ...of(target), body: { version } }));
export const getBookable = (qid: string, loads: string, signal: AbortSignal) =>
  answerOf(
    api.GET('/warehouse/shipments/{qid}/bookable-carriers/', { params: { path: { qid }, query: { loads } }, signal }),
  );
export const getBooking = (qid: string, signal: AbortSignal) =>
  answerOf(api.GET('/warehouse/shipments/{qid}/carrier_booking/', { params: { path: { qid } }, signal }));
export type BookingBody = BodyOf<'/warehouse/shipments/{qid}/carrier_booking/', 'post'>;
export const bookCarrier = (target: Keyed, body: BookingBody) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/carrier_booking/', { ...of(target), body }));
export const cancelBooking = (target: Keyed, booking: string) =>
  answerOf(
    api.DELETE('/warehouse/shipments/{qid}/carrier_booking/', { params: { ...of(target).params, query: { booking } } }),
  );
export const reopenShipment = (target: Keyed, version: number) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/reopen/', { ...of(target), body: { version } }));
export const takeOverShipment = (target: Keyed) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/take-over/', { ...of(target), body: {} }));
export const undoShipment = (target: Keyed) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/undo/', { ...of(target), body: {} }));
export const handOver = (target: Keyed, body: BodyOf<'/warehouse/shipments/{qid}/dispatch/', 'post'>) =>
  answerOf(api.POST('/warehouse/shipments/{qid}/dispatch/', { ...of(target), body }));

const asFile = { parseAs: 'blob' } as const;
export const getLabels = (qid: string, query: QueryOf<'/warehouse/shipments/{qid}/labels/'>): Promise<Blob> =>
  answerOf(api.GET('/warehouse/shipments/{qid}/labels/', { params: { path: { qid }, query }, ...asFile })).then(blobOf);
export const getCarrierLabel = (qid: string): Promise<Blob> =>
  answerOf(api.GET('/warehouse/shipments/{qid}/carrier_booking/label/', { params: { path: { qid } }, ...asFile })).then(
    blobOf,
  );
export const getManifest = (qid: string): Promise<Blob> =>
  answerOf(api.GET('/warehouse/shipments/{qid}/manifest/', { params: { path: { qid } }, ...asFile })).then(blobOf);
export const getPackingList = (qid: string): Promise<Blob> =>
  answerOf(api.GET('/warehouse/shipments/{qid}/packing-list/', { params: { path: { qid } }, ...asFile })).then(blobOf);
