/** Packages in the warehouse by where they go together. */
import type { WarehousePackage } from '@quayside/contract/packages';

export interface BuyerGroup {
  readonly key: string;
  readonly buyerName: string;
  readonly country: string;
  readonly packages: readonly WarehousePackage[];
  /** Every package of each of its orders is here. */
  readonly isComplete: boolean;
}

/** Complete groups first, then by name. */
export function groupsOf(packages: readonly WarehousePackage[]): BuyerGroup[] {
  const groups = Map.groupBy(packages, ({ buyerName, destinationCountry }) => `${buyerName} ${destinationCountry}`);
  return [...groups]
    .flatMap(([key, own]) => {
      const [first] = own;
      if (!first) return [];
      const isComplete = own.every(({ received, total }) => received === total);
      return [{ key, buyerName: first.buyerName, country: first.destinationCountry, packages: own, isComplete }];
    })
    .sort((a, b) => Number(b.isComplete) - Number(a.isComplete) || a.buyerName.localeCompare(b.buyerName));
}
