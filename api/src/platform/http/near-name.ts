/** The known name that somebody probably meant. */

/** Letters that may differ: one in three, so that short names are not taken for each other. */
const tolerance = (name: string): number => Math.max(1, Math.floor(name.length / 3));

/** Null: none is near. Compares at most `name.length` × the length of each known name; callers keep names short. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const ranked = known
    .map((one) => ({ one, away: distance(plain, one.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best && best.away <= tolerance(best.one) ? best.one : null;
}

/** Letters to add, drop or exchange (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
