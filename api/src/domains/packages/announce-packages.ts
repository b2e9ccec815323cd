/** Packages a warehouse is told to expect, one per number of a shipment that goes to it (domain page, section 5). */
import { newId } from '../../kernel/ids.ts';
import { addWorkingDays } from '../../kernel/working-time.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SaleChange } from '../sales/sales.public.ts';
import { warehouseAt } from '../sellers/sellers.public.ts';
import { countPackages, deleteAnnounced, insertPackages } from './packages.repository.ts';

type Announced = {
  readonly carrier: string;
  readonly numbers: readonly string[];
  /** Of each. */
  readonly weightKg: number;
  /** Local date on which the goods leave. */
  readonly from: string;
};

/** Working days from the seller's door to ours, when the carrier says nothing better. */
const usualTransit = 3;
const everyWeekday = { timeZone: 'UTC', isHoliday: () => false };

/** Nothing is announced for a city without a warehouse. */
export async function announcePackages(
  { db, now, sale, seller }: SaleChange,
  { carrier, numbers, weightKg, from }: Announced,
): Promise<void> {
  const warehouse = await warehouseAt(db, sale.destinationCountry, sale.destinationCity);
  if (!warehouse || numbers.length === 0) return;
  const before = await countPackages(db, sale.sellerId, sale.id);
  const expectedOn = addWorkingDays(`${from}T12:00:00.000Z`, usualTransit, everyWeekday).slice(0, 10);
  await insertPackages(
    db,
    numbers.map((trackingNumber, index) => ({
      sellerId: sale.sellerId,
      id: newId(),
      warehouseId: warehouse.id,
      code: `PK-${sale.orderNumber.slice(3)}-${before + index + 1}`,
      status: 'ANNOUNCED' as const,
      saleId: sale.id,
      orderNumber: sale.orderNumber,
      sellerName: seller.name,
      carrier,
      trackingNumber,
      weightKg,
      expectedOn,
      announcedAt: now,
    })),
  );
}

/** Takes back what was announced under these numbers and has not arrived. */
export const withdrawPackages = (db: Db, sellerId: string, saleId: string, numbers: readonly string[]): Promise<void> =>
  deleteAnnounced(db, sellerId, saleId, numbers);
