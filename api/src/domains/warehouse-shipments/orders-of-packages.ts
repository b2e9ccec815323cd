import type { PackageRecord } from '../packages/packages.public.ts';

type OrderPlace = Pick<PackageRecord, 'sellerId' | 'saleId'>;

/** The orders of these packages, once each, in the order in which they are locked. Pure. */
export const ordersOf = (packages: readonly OrderPlace[]): OrderPlace[] =>
  [...new Map(packages.map(({ sellerId, saleId }) => [saleId, { sellerId, saleId }])).values()].sort((a, b) =>
    a.saleId.localeCompare(b.saleId),
  );
