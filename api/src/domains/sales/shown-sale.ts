/** The order page of a person: a seller's own sale, or any for staff. Another company's answers 404. */
import type { Sale } from '@quayside/contract/sales';
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, forbidden } from '../../platform/http/actor.ts';
import { saleDetail, sellerIdOfSale } from './sale-detail.read-model.ts';
import { refuse } from './sales.errors.ts';
import { presentSale } from './sales.presenter.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

/** Where the person may look for the sale. */
export async function whereIs({ database }: Deps, actor: Actor, saleId: string): Promise<{ scope: Scope; ids: Ids }> {
  if (actor.sellerId !== null)
    return { scope: { sellerId: actor.sellerId }, ids: { sellerId: actor.sellerId, saleId } };
  if (actor.kind !== 'STAFF') throw forbidden('seller');
  const sellerId = await sellerIdOfSale(database, saleId);
  if (!sellerId) throw refuse('not_found');
  return { scope: 'system', ids: { sellerId, saleId } };
}

/** Whose list the person reads: a seller the own company's, staff the one they name. Another company's answers 404. */
export function whoseSales(actor: Actor, named: string | undefined): string {
  if (actor.sellerId !== null) {
    if (named !== undefined && named !== actor.sellerId) throw refuse('not_found');
    return actor.sellerId;
  }
  if (actor.kind !== 'STAFF' || named === undefined) throw forbidden('seller');
  return named;
}

export async function shownSale(deps: Deps, actor: Actor, saleId: string): Promise<Sale> {
  const { scope, ids } = await whereIs(deps, actor, saleId);
  const detail = await saleDetail(deps.database, scope, ids);
  if (!detail) throw refuse('not_found');
  return presentSale(detail, actor, deps.clock.now());
}
