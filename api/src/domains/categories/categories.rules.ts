/** The tree of categories. Pure. */

type Node = { readonly id: string; readonly parentId: string | null; readonly own: number };

/** How many products stand in a category and below it, by its id. A circle in the tree counts each of its members once. */
export function totalsOf(nodes: readonly Node[]): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const totals = new Map<string, number>();
  for (const node of nodes) {
    const seen = new Set<string>();
    for (
      let at: Node | undefined = node;
      at && !seen.has(at.id);
      at = at.parentId ? byId.get(at.parentId) : undefined
    ) {
      seen.add(at.id);
      totals.set(at.id, (totals.get(at.id) ?? 0) + node.own);
    }
  }
  return totals;
}

type Named = { readonly id: string; readonly slug: string; readonly parentId: string | null };

/** The ids of the named categories and of everything below them, and the slugs that name none. */
export function withDescendants(
  nodes: readonly Named[],
  slugs: readonly string[],
): { readonly ids: readonly string[]; readonly unknown: readonly string[] } {
  const ids = new Set(nodes.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id));
  for (let size = -1; size !== ids.size; ) {
    size = ids.size;
    for (const { id, parentId } of nodes) if (parentId !== null && ids.has(parentId)) ids.add(id);
  }
  return { ids: [...ids], unknown: slugs.filter((slug) => !nodes.some((node) => node.slug === slug)) };
}
