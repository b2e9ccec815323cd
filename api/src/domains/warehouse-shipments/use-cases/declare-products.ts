/** Somebody reads from the goods or their papers what customs ask for, so that the shipment can be closed. */
import type { declareBody } from '@quayside/contract/warehouse-shipments';
import type { z } from 'zod';
import type { Write } from '../../../platform/write.ts';
import { type CustomsFacts, lockCustomsFacts, saveCustomsFacts } from '../../variants/variants.public.ts';
import { customsOf } from '../customs-of.ts';
import { saveStep, statusAfter, withLockedShipment } from '../locked-shipment.ts';
import { refuse } from '../warehouse-shipments.errors.ts';

type Input = z.infer<typeof declareBody> & { readonly shipmentId: string };

/**
 * Products are shared by all: what is known of one stays, only a lead changes it. The history says what was told and what
 * it was before. Refuses with `shipment_product_not_inside`, `shipment_customs_known`, `shipment_not_in_state` and the like.
 */
export function declareProducts(write: Write, { products, ...target }: Input): Promise<void> {
  return withLockedShipment(write, target, async (change) => {
    const { db, shipment, actor } = change;
    statusAfter(change, 'declare');
    const inside = new Set((await customsOf(db, shipment))?.map(({ gtin }) => gtin));
    const told = new Map(products.map((product) => [product.gtin, product]));
    if ([...told.keys()].some((gtin) => !inside.has(gtin))) throw refuse('shipment_product_not_inside');
    const notes: string[] = [];
    for (const before of await lockCustomsFacts(db, [...told.keys()])) {
      const after = withTold(before, told.get(before.gtin));
      const note = changeIn(before, after);
      if (note === null) continue;
      if (overwrites(before, after) && !actor.permissions.has('warehouse.resolve'))
        throw refuse('shipment_customs_known', { gtin: before.gtin });
      await saveCustomsFacts(db, after);
      notes.push(note);
    }
    await saveStep(change, { event: 'declare', note: notes.join('; '), isFinal: true });
  });
}

const facts = ['hsCode', 'originCountry'] as const;

const withTold = (before: CustomsFacts, told?: Input['products'][number]): CustomsFacts => ({
  gtin: before.gtin,
  hsCode: told?.hsCode ?? before.hsCode,
  originCountry: told?.originCountry ?? before.originCountry,
});

const overwrites = (before: CustomsFacts, after: CustomsFacts): boolean =>
  facts.some((fact) => before[fact] !== null && before[fact] !== after[fact]);

/** "04006381333931: 340130, FR", with what was known before; null: nothing changes. */
function changeIn(before: CustomsFacts, after: CustomsFacts): string | null {
  const changed = facts.filter((fact) => before[fact] !== after[fact]);
  if (changed.length === 0) return null;
  const said = changed.map((fact) => (before[fact] === null ? after[fact] : `${before[fact]} → ${after[fact]}`));
  return `${before.gtin}: ${said.join(', ')}`;
}
