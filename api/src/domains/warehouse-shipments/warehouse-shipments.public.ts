/** What carriers tell of shipments of a warehouse. */
export { deliverShipment } from './use-cases/deliver-shipment.ts';
export { sentWithNumber } from './warehouse-shipments.repository.ts';
