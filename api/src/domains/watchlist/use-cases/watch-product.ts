/** A company watches a product, with what it should cost and how much there should be. */
import type { addWatchlistBody, changeWatchlistBody } from '@quayside/contract/watchlist';
import type { z } from 'zod';
import { normaliseGtin } from '../../../kernel/gtin.ts';
import { fromWire } from '../../../kernel/money.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { type VariantRow, variantsByGtin } from '../../variants/variants.public.ts';
import { lockedWatcher, type Watcher, watcherIn } from '../watcher.ts';
import { refuse } from '../watchlist.errors.ts';
import { mostWatched } from '../watchlist.limits.ts';
import { countWatched, deleteWatched, insertWatched, lockWatched, saveWatched } from '../watchlist.repository.ts';
import type { WatchedRow } from '../watchlist-file.rules.ts';

type Targets = Pick<z.infer<typeof addWatchlistBody>, 'targetPrice' | 'targetQuantity'>;

/** Refuses with `unknown_gtin`, `watched_already`, `watchlist_full` or `target_currency`. */
export async function watchProduct(
  write: Write,
  { gtin, ...targets }: z.infer<typeof addWatchlistBody>,
): Promise<string> {
  const { db, now } = write;
  const watcher = await lockedWatcher(write.db, write.actor);
  const variant = await variantOf(write, gtin);
  if ((await countWatched(db, watcher)) >= mostWatched) throw refuse('watchlist_full');
  const row = { ownerId: watcher.ownerId, productId: variant.id, metAt: null, createdAt: now, version: 1 };
  const none = { targetMinor: null, targetCurrency: null, targetQuantity: null };
  const added = await insertWatched(db, watcher, [{ ...row, ...none, ...targetsOf(targets, watcher) }]);
  if (added.length === 0) throw refuse('watched_already');
  return variant.id;
}

/** Watches all that are known and not watched yet; gives how many, and which are unknown. Refuses with `watchlist_full`. */
export async function watchAll(write: Write, rows: readonly WatchedRow[]) {
  const { db, now } = write;
  const watcher = await lockedWatcher(write.db, write.actor);
  const variants = await variantsByGtin(
    db,
    rows.map(({ gtin }) => gtin),
  );
  const idOf = new Map(variants.map(({ gtin, id }) => [gtin, id]));
  const known = rows.flatMap(({ gtin, targetMinor, targetQuantity }) => {
    const productId = idOf.get(gtin);
    if (productId === undefined) return [];
    const targetCurrency = targetMinor === null ? null : watcher.currency;
    return [
      {
        ...{ ownerId: watcher.ownerId, productId, targetMinor, targetCurrency, targetQuantity },
        metAt: null,
        createdAt: now,
        version: 1,
      },
    ];
  });
  if ((await countWatched(db, watcher)) + known.length > mostWatched) throw refuse('watchlist_full');
  const added = await insertWatched(db, watcher, known);
  return { added: added.length, unknown: rows.filter(({ gtin }) => !idOf.has(gtin)) };
}

/** Refuses with `not_watched`, `stale_version` or `target_currency`. */
export async function changeTargets(
  write: Write,
  { gtin, version, ...targets }: z.infer<typeof changeWatchlistBody> & { readonly gtin: string },
): Promise<string> {
  const watcher = await lockedWatcher(write.db, write.actor);
  const { id } = await variantOf(write, gtin, 'not_watched');
  const before = await lockWatched(write.db, watcher, id);
  if (!before) throw refuse('not_watched');
  requireVersion(version, before);
  await saveWatched(write.db, watcher, {
    ...before,
    ...targetsOf(targets, watcher),
    metAt: null,
    version: before.version + 1,
  });
  return id;
}

/** Stops watching; gives how many were watched. What is not watched is no error where several are named. */
export async function unwatch(write: Write, { gtins }: { readonly gtins: readonly string[] }): Promise<number> {
  const known = gtins.flatMap((gtin) => normaliseGtin(gtin) ?? []);
  const variants = await variantsByGtin(write.db, known);
  return deleteWatched(
    write.db,
    await watcherIn(write.db, write.actor),
    variants.map(({ id }) => id),
  );
}

async function variantOf(
  { db }: Write,
  typed: string,
  code: 'unknown_gtin' | 'not_watched' = 'unknown_gtin',
): Promise<VariantRow> {
  const gtin = normaliseGtin(typed);
  const [variant] = gtin === null ? [] : await variantsByGtin(db, [gtin]);
  if (!variant) throw refuse(code);
  return variant;
}

function targetsOf({ targetPrice, targetQuantity }: Targets, { currency }: Watcher) {
  if (targetPrice && targetPrice.currency !== currency) throw refuse('target_currency', { currency });
  return {
    ...(targetPrice === undefined
      ? {}
      : {
          targetMinor: targetPrice && fromWire(targetPrice).minor,
          targetCurrency: targetPrice?.currency ?? null,
        }),
    ...(targetQuantity === undefined ? {} : { targetQuantity }),
  };
}
