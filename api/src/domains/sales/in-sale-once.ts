/** A write to a sale that happens once per Idempotency-Key. */
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { type IdempotencyScope, once } from '../../platform/idempotency.ts';
import { type Changer, inSale, type SaleChange, withSale } from './in-sale.ts';

/**
 * `inSale`, and what `work` gives is kept under the key in the same transaction: a repeated key gets it again and does
 * nothing. `asked` null: no key was sent. `answer` reads what was kept; it must survive JSON.
 */
export async function inSaleOnce<Schema extends z.ZodType>(
  deps: Deps,
  changer: Changer,
  target: { readonly saleId: string; readonly version?: number | undefined },
  asked: IdempotencyScope | null,
  answer: Schema,
  work: (change: SaleChange) => Promise<z.infer<Schema>>,
): Promise<{ readonly answer: z.infer<Schema>; readonly isReplay: boolean }> {
  if (asked === null) return { answer: await inSale(deps, changer, target, work), isReplay: false };
  const scope = changer.sellerId === null ? 'system' : { sellerId: changer.sellerId };
  return deps.database.write(scope, async (db) => {
    const kept = await once(db, asked, deps.clock.now(), async () =>
      JSON.stringify(await withSale(db, deps, changer, target, work)),
    );
    return { answer: answer.parse(JSON.parse(kept.answer)), isReplay: kept.isReplay };
  });
}
