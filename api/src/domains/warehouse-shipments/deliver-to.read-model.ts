/** Where packages go in the end: the place that was chosen with their order. */
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { type PackageRecord, textOfPlace } from '../packages/packages.public.ts';
import { sales } from '../sales/sales.tables.ts';

type OfOrder = Pick<PackageRecord, 'sellerId' | 'saleId'>;

/** Those of `packages` whose orders go to another place than the order of `first`. */
export async function goingElsewhere<One extends OfOrder>(
  db: Db,
  packages: readonly One[],
  first: OfOrder,
): Promise<One[]> {
  if (packages.length === 0) return [];
  const all = [first, ...packages];
  const rows = await db
    .select({ id: sales.id, deliverTo: sales.deliverTo })
    .from(sales)
    .where(
      and(
        inArray(sales.sellerId, [...new Set(all.map(({ sellerId }) => sellerId))]),
        inArray(sales.id, [...new Set(all.map(({ saleId }) => saleId))]),
      ),
    );
  const places = new Map(rows.map(({ id, deliverTo }) => [id, textOfPlace(deliverTo)]));
  return packages.filter(({ saleId }) => places.get(saleId) !== places.get(first.saleId));
}
