/** What a carrier is asked to carry for a shipment: from its warehouse, to where its packages go. */
import type { WarehouseLoad } from '@quayside/contract/warehouse-bookings';
import type { BookingRequest, Cargo } from '../../adapters/carriers/carriers.port.ts';
import { present } from '../../kernel/errors.ts';
import type { Database } from '../../platform/db/database.ts';
import { loadFault } from './bookings.rules.ts';
import type { BookingRecord } from './warehouse-bookings.repository.ts';
import { refuse } from './warehouse-shipments.errors.ts';
import { placesOf, shipmentDetailIn } from './warehouse-shipments.read-model.ts';

/** Prices are asked for in what our own books are kept in. */
export const ownCurrency = 'EUR';

type Asked = { readonly warehouseId: string; readonly shipmentId: string; readonly loads: readonly WarehouseLoad[] };

/** Refuses with `shipment_not_found`. */
export async function cargoFor(database: Database, asked: Asked): Promise<Cargo & { readonly number: string }> {
  const found = await database.read('system', (db) => shipmentDetailIn(db, asked.warehouseId, asked.shipmentId));
  if (!found) throw refuse('shipment_not_found');
  const places = await placesOf(database, found.shipment);
  const from = present(places.warehouse, 'a shipment has its warehouse');
  const to = present(places.destination, 'and its buyer');
  return {
    number: found.shipment.number,
    from: {
      ...{ company: from.name, line1: from.line1, line2: '', postalCode: from.postalCode, city: from.city },
      ...{ country: from.country, timeZone: from.timeZone },
    },
    to: {
      ...{ name: to.name, line1: to.line1, line2: 'line2' in to ? to.line2 : '', postalCode: to.postalCode },
      ...{ city: to.city, country: to.country },
    },
    loads: asked.loads,
    currency: ownCurrency,
  };
}

export async function requestOf(database: Database, booking: BookingRecord): Promise<BookingRequest> {
  const { number, ...cargo } = await cargoFor(database, booking);
  const { id, carrier, pickupDate } = booking;
  return { ...cargo, id, carrier, pickupDate, order: number };
}

/** Refuses with `load_too_heavy` or `load_too_large`, at the row they are about. */
export function checkLoads(loads: readonly WarehouseLoad[]): void {
  const fault = loadFault(loads);
  if (!fault) return;
  const { code, index } = fault;
  throw refuse(code, {}, { [`loads.${index}`]: [{ code, message: refuse(code).message }] });
}
