/** What booking a carrier, claims and staff may do with shipments. */
export { bookShipment, draftShipment, dropDraft } from './booked-shipment.ts';
export { journeyOf } from './journey.ts';
export { tellEvent } from './use-cases/tell-event.ts';
