/** How packages begin a shipment, or join one. */
export { addPackages, getShipments, openShipment } from './warehouse-shipments.api.ts';
