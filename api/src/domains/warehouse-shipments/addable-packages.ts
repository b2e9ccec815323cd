import type { Db } from '../../platform/db/database.ts';
import type { Write } from '../../platform/write.ts';
import { lockPackages, type PackageRecord, warehouseOf } from '../packages/packages.public.ts';
import { goingElsewhere } from './deliver-to.read-model.ts';
import { withEndedOrder } from './ended-orders.read-model.ts';
import { refuse } from './warehouse-shipments.errors.ts';

type Shipment = {
  readonly shipment: Pick<PackageRecord, 'buyerId' | 'destinationCountry'>;
  readonly packages: readonly PackageRecord[];
};

/**
 * The named packages, locked, when they can go into one shipment: in the warehouse, in no shipment, all for one buyer and
 * place, those of the shipment `into` which they go if it is told. Refuses with `package_not_found`, `shipment_package_not_ready`,
 * `shipment_order_ended`, `shipment_other_destination`.
 */
export async function addable(
  { db, actor }: Write,
  qids: readonly string[],
  into?: Shipment,
): Promise<PackageRecord[]> {
  const wanted = [...new Set(qids)];
  const packages = await lockPackages(db, warehouseOf(actor), wanted);
  if (packages.length < wanted.length) throw refuse('package_not_found');
  const unready = packages.filter(({ status }) => status !== 'CONFIRMED').map(({ code }) => code);
  if (unready.length > 0) throw refuse('shipment_package_not_ready', { codes: unready });
  await refuseEnded(db, packages);
  const others = await ofOthers(db, packages, into);
  if (others.length > 0) throw refuse('shipment_other_destination', { codes: others.map(({ code }) => code) });
  return packages;
}

/** For another buyer, or to another place. */
async function ofOthers(db: Db, packages: readonly PackageRecord[], into: Shipment | undefined) {
  const first = into?.packages[0] ?? packages[0];
  const { buyerId, destinationCountry } = into?.shipment ?? first ?? { buyerId: '', destinationCountry: '' };
  const elsewhere = first ? await goingElsewhere(db, packages, first) : [];
  return packages.filter(
    (one) => one.buyerId !== buyerId || one.destinationCountry !== destinationCountry || elsewhere.includes(one),
  );
}

/** What has ended is not sent on: its buyer has the money back. Refuses with `shipment_order_ended`, and which packages. */
export async function refuseEnded(db: Db, packages: readonly PackageRecord[]): Promise<void> {
  const codes = await withEndedOrder(db, packages);
  if (codes.length > 0) throw refuse('shipment_order_ended', { codes });
}
