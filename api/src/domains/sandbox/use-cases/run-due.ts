/** What the time alone does to a company's own things, up to its moved time: as the jobs do it for everybody, in real time. */
import type { Deps } from '../../../platform/deps.ts';
import { expireCheckouts } from '../../checkouts/checkouts.public.ts';
import { endDueOrders, salesOfBuyer } from '../../orders/orders.public.ts';
import { expireSale } from '../../sales/sales.public.ts';
import { expirePromotions } from '../../wallets/wallets.public.ts';

/** In moved time. Safe to repeat: each of them happens once. */
export async function runDue(deps: Deps, buyerId: string): Promise<void> {
  const { database, clock } = deps;
  await expireCheckouts(deps, buyerId);
  await database.write({ buyerId }, (db) => expirePromotions(db, buyerId, clock.now()));
  await endDueOrders(deps, buyerId);
  for (const saleId of await salesOfBuyer(database, buyerId)) await expireSale(deps, saleId);
}
