/** What booking a carrier and staff may do with shipments. */
export { bookShipment, draftShipment, dropDraft } from './booked-shipment.ts';
export { tellEvent } from './use-cases/tell-event.ts';
