/** What booking a carrier, claims and staff may do with shipments. */
export { bookShipment, draftShipment, dropDraft } from './booked-shipment.ts';
export { deliveryStatusOf } from './delivery-status.ts';
export { ownerOfShipment, recordCarrierEvent } from './use-cases/record-carrier-event.ts';
