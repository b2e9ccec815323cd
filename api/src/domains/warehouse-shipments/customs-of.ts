/** What customs are told of a shipment. */
import type { CustomsProduct } from '@quayside/contract/warehouse-shipments';
import { meetsCustoms } from '../../kernel/customs.ts';
import type { Db } from '../../platform/db/database.ts';
import { customsProducts } from './customs.rules.ts';
import { countryOfWarehouse, customsLinesOf } from './warehouse-shipments.read-model.ts';
import type { ShipmentRecord } from './warehouse-shipments.repository.ts';

/** Product by product, incomplete ones first; null for a shipment that stays in the customs territory of its warehouse. */
export async function customsOf(
  db: Db,
  { id, warehouseId, destinationCountry }: ShipmentRecord,
): Promise<CustomsProduct[] | null> {
  const from = await countryOfWarehouse(db, warehouseId);
  if (from === null || !meetsCustoms(from, destinationCountry)) return null;
  return customsProducts(await customsLinesOf(db, id));
}
