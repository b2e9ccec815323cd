/** How shipments look on the wire. */
import type { CarrierEventCode } from '@quayside/contract/shipments';
import { fireShipment } from './shipments.machine.ts';
import type { ShipmentRecord } from './shipments.read-model.ts';

type Facts = { readonly status: string };

export function presentSaleShipment(sale: Facts, shipment: ShipmentRecord) {
  const { id, status, carrier, trackAndTraceNumbers, pickupDate, lastEventAt, bookingId, createdAt } = shipment;
  return {
    qid: id,
    status,
    carrier,
    trackAndTraceNumbers,
    pickupDate,
    lastEventAt,
    isBooked: bookingId !== null,
    isRemovable: sale.status !== 'COMPLETED' && 'to' in fireShipment('delete', status),
    createdAt,
  };
}

/** Beside its order; whether the order is closed is not looked up here. */
export const presentShipment = (shipment: ShipmentRecord) => ({
  ...presentSaleShipment({ status: '' }, shipment),
  saleQid: shipment.saleId,
  order: shipment.orderNumber,
});

type Told = { number: string; code: CarrierEventCode; at: string; location: string | null };

export const presentDetail = (shipment: ShipmentRecord, events: readonly Told[]) => ({
  ...presentShipment(shipment),
  events: events.map(({ number, code, at, location }) => ({ number, code, at, location })),
});
