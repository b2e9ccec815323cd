import type { Replacement } from '@quayside/contract/replacements';

/** What is missing, or as many whole selling units of it as there are in stock; never more than is missing. */
export function firstOffer({
  missingQuantity,
  stock,
  unitSize,
}: Pick<Replacement, 'missingQuantity' | 'stock' | 'unitSize'>): number {
  if (stock >= missingQuantity) return missingQuantity;
  return Math.min(missingQuantity, Math.max(unitSize, stock - (stock % unitSize)));
}
