/** Shipments of warehouses for tests. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { warehouseShipments } from './warehouse-shipments.tables.ts';

type Row = typeof warehouseShipments.$inferSelect;

/** An open shipment to a buyer in Germany, packed by somebody else, unless told otherwise. */
export async function makeWarehouseShipment(
  db: Db,
  given: Partial<Row> & Pick<Row, 'warehouseId' | 'buyerId'>,
): Promise<Row> {
  const id = newId();
  const row: Row = {
    ...{ id, number: `WS-${id.slice(-8)}`, status: 'OPEN', buyerName: 'Nordlicht', destinationCountry: 'DE' },
    ...{ destinationCity: 'Hamburg', ownerId: newId(), ownerName: 'Jonas', carrier: null, trackingNumber: null },
    ...{
      weightKg: null,
      driverName: null,
      signature: null,
      createdAt: '2026-11-20T09:00:00.000Z',
      readyAt: null,
      shippedAt: null,
    },
    ...{ journey: null, journeyAt: null },
    version: 1,
    ...given,
  };
  await db.insert(warehouseShipments).values(row);
  return row;
}
