/** What carriers tell of shipments of a warehouse. */
export { followShipment } from './use-cases/follow-shipment.ts';
export { sentWithNumber } from './warehouse-shipments.repository.ts';
