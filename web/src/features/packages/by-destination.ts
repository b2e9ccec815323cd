/** Packages in the warehouse by where they go together: one buyer and one place. */
import type { WarehousePackage } from '@quayside/contract/packages';
import { countryName } from '../../lib/countries.ts';

export interface DestinationGroup {
  readonly key: string;
  readonly buyerName: string;
  /** The address that was chosen with the orders, or the town the buyer registered in. */
  readonly place: string;
  readonly packages: readonly WarehousePackage[];
  /** Packages of its orders that have arrived, and all of them. */
  readonly received: number;
  readonly total: number;
  /** Every package of each of its orders is here. */
  readonly isComplete: boolean;
}

export const placeOf = ({ destinationPlace, destinationCity, destinationCountry }: WarehousePackage): string =>
  [destinationPlace ?? destinationCity, countryName(destinationCountry)].filter((part) => part !== '').join(', ');

/** Complete groups first, then by name and place. What is not sent on any more stands in none. */
export function groupsOf(packages: readonly WarehousePackage[]): DestinationGroup[] {
  const groups = Map.groupBy(
    packages.filter(({ orderEnded }) => orderEnded === null),
    ({ goesWith }) => goesWith,
  );
  return [...groups]
    .flatMap(([key, own]) => {
      const [first] = own;
      return first ? [{ key, buyerName: first.buyerName, place: placeOf(first), packages: own, ...countsOf(own) }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.isComplete) - Number(a.isComplete) ||
        a.buyerName.localeCompare(b.buyerName) ||
        a.place.localeCompare(b.place),
    );
}

/** Of each order once: its packages tell the same of it. */
function countsOf(packages: readonly WarehousePackage[]) {
  const orders = [...new Map(packages.map((one) => [one.order, one])).values()];
  const received = orders.reduce((sum, one) => sum + one.received, 0);
  const total = orders.reduce((sum, one) => sum + one.total, 0);
  return { received, total, isComplete: received === total };
}
