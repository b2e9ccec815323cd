import type { Write } from '../../platform/write.ts';
import { lockPackages, type PackageRecord, warehouseOf } from '../packages/packages.public.ts';
import { withEndedOrder } from './ended-orders.read-model.ts';
import { refuse } from './warehouse-shipments.errors.ts';

type Destination = Pick<PackageRecord, 'buyerId' | 'destinationCountry'>;

/**
 * The named packages, locked, when they can go into one shipment: in the warehouse, in no shipment, all for one buyer and
 * destination, `destination`'s if it is told. Refuses with `package_not_found`, `shipment_package_not_ready`,
 * `shipment_order_ended`, `shipment_other_destination`.
 */
export async function addable(
  { db, actor }: Write,
  qids: readonly string[],
  destination?: Destination,
): Promise<PackageRecord[]> {
  const wanted = [...new Set(qids)];
  const packages = await lockPackages(db, warehouseOf(actor), wanted);
  if (packages.length < wanted.length) throw refuse('package_not_found');
  const unready = packages.filter(({ status }) => status !== 'CONFIRMED').map(({ code }) => code);
  if (unready.length > 0) throw refuse('shipment_package_not_ready', { codes: unready });
  const ended = await withEndedOrder(db, packages);
  if (ended.length > 0) throw refuse('shipment_order_ended', { codes: ended });
  const { buyerId, destinationCountry } = destination ?? packages[0] ?? { buyerId: '', destinationCountry: '' };
  const others = packages.filter((one) => one.buyerId !== buyerId || one.destinationCountry !== destinationCountry);
  if (others.length > 0) throw refuse('shipment_other_destination', { codes: others.map(({ code }) => code) });
  return packages;
}
