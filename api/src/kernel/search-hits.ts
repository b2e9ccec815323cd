/** The answer of a search: what was found by the whole text first, then what only begins with it. */

/** One found row; `id` names the thing, `token` is what it was found by. */
export type Found = { readonly id: string; readonly token: string };
export type Hits<Row> = { readonly rows: readonly Row[]; readonly exact: string | null; readonly hasMore: boolean };

/**
 * Each thing once, at most `size`. `exact` is the one thing that the whole text names: the one `isNamed` says, else the
 * only one that was found by it.
 */
export function hitsOf<Row extends Found>(
  whole: readonly Row[],
  beginning: readonly Row[],
  { size, isNamed }: { size: number; isNamed: (row: Row) => boolean },
): Hits<Row> {
  const byId = new Map<string, Row>();
  for (const row of [...whole, ...beginning]) if (!byId.has(row.id)) byId.set(row.id, row);
  const all = [...byId.values()];
  const ids = new Set(whole.map(({ id }) => id));
  const named = whole.find(isNamed) ?? (ids.size === 1 ? whole[0] : undefined);
  return { rows: all.slice(0, size), exact: named?.id ?? null, hasMore: all.length > size };
}
