/** Which orders go together. Pure. */

/** Two orders that share money or a buyer's order: one's books hold only with the other's. */
export type Tie = readonly [one: string, other: string];

/** Of these orders those that can go, in groups: everything that is tied to them, near or far, has passed its date, too. */
export function wholeGroups(ids: Iterable<string>, ties: readonly Tie[], due: ReadonlySet<string>): string[][] {
  const beside = new Map<string, string[]>();
  for (const [one, other] of ties) {
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  }
  const seen = new Set<string>();
  return [...ids].flatMap((id) => {
    if (seen.has(id)) return [];
    const group = groupOf(id, beside);
    for (const one of group) seen.add(one);
    return group.every((one) => due.has(one)) ? [group] : [];
  });
}

function groupOf(first: string, beside: ReadonlyMap<string, readonly string[]>): string[] {
  const group = new Set([first]);
  // What is added meanwhile is walked, too.
  for (const one of group) for (const other of beside.get(one) ?? []) group.add(other);
  return [...group];
}
