/** Tells the open pages of packages' sellers and warehouses that they changed. */
import { notifyClients } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';

type Package = { readonly sellerId: string; readonly saleId: string; readonly warehouseId: string };

/** With this transaction's commit; several packages of one order are told once. */
export function tellPackages({ db, actor }: Pick<Write, 'db' | 'actor'>, packages: readonly Package[]): Promise<void> {
  const orders = new Map(packages.map((one) => [`${one.saleId} ${one.warehouseId}`, one]));
  const news = [...orders.values()].map(({ sellerId, saleId, warehouseId }) => ({
    ...{ sellerId, saleId, warehouseId, byId: actor.userId },
  }));
  return notifyClients(db, 'package.changed', ...news);
}
