/** How packages begin a shipment, or join one. */
export { addPackages, openShipment } from './warehouse-shipments.api.ts';
