import { troubles } from '@quayside/contract/package-values';
import type { WarehouseShipment } from '@quayside/contract/warehouse-shipments';

/** What is wrong with a shipment on its way; null: nothing, or it is not on its way. */
export const troubleOf = ({ status, journey }: Pick<WarehouseShipment, 'status' | 'journey'>) =>
  status === 'SHIPPED' ? (troubles.find((one) => one === journey) ?? null) : null;
