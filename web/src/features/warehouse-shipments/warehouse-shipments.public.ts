/** How packages begin a shipment. */
export { openShipment } from './warehouse-shipments.api.ts';
