/** The order page of a person: a seller's own sale, or any for staff. Another company's answers 404. */

import { readers } from '@quayside/contract/readers';
import type { Sale } from '@quayside/contract/sales';
import type { StaffReadKind } from '@quayside/contract/staff-reads';
import { forbidden, sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isAllowed, nameOf, type SignedInActor } from '../../platform/http/actor.ts';
import type { Write } from '../../platform/write.ts';
import { noteStaffReads } from '../users/users.public.ts';
import { saleDetail, saleDetailIn, whoseSale } from './detail/sale-detail.read-model.ts';
import { refuse } from './sales.errors.ts';
import { presentSale } from './sales.presenter.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

const orderReaders = { anyOf: readers.orders };

/** Where the person may look for the sale, or for what of it `kind` says; that staff look there is kept. */
export async function whereIs(
  deps: Deps,
  actor: SignedInActor,
  saleId: string,
  kind: StaffReadKind = 'ORDER',
): Promise<{ scope: Scope; ids: Ids }> {
  if (actor.sellerId !== null)
    return { scope: { sellerId: actor.sellerId }, ids: { sellerId: actor.sellerId, saleId } };
  if (actor.kind !== 'STAFF') throw forbidden('seller');
  const found = await whoseSale(deps.database, saleId);
  if (!found) throw refuse('not_found');
  // Those who decide on claims see the orders of claims.
  if (!found.isClaimed && !isAllowed(actor, orderReaders)) throw forbidden(nameOf(orderReaders));
  await noteStaffReads(deps, actor, kind, [found.sellerId]);
  return { scope: 'system', ids: { sellerId: found.sellerId, saleId } };
}

/** Whose list the person reads: a seller the own company's, staff the one they name; null: all. Another company's answers 404. */
export async function whoseSales(
  deps: Deps,
  actor: SignedInActor,
  named: string | undefined,
  kind: StaffReadKind = 'ORDER',
): Promise<string | null> {
  if (actor.sellerId !== null) {
    if (named !== undefined && named !== actor.sellerId) throw refuse('not_found');
    return actor.sellerId;
  }
  if (actor.kind !== 'STAFF') throw forbidden('seller');
  if (named !== undefined) await noteStaffReads(deps, actor, kind, [named]);
  return named ?? null;
}

/** Of whom rows were read, where no company was named. */
export const noteOwners = (
  deps: Deps,
  actor: SignedInActor,
  rows: readonly { readonly sellerId: string }[],
  kind: StaffReadKind = 'ORDER',
): Promise<void> => noteStaffReads(deps, actor, kind, [...new Set(rows.map(({ sellerId }) => sellerId))]);

export async function shownSale(deps: Deps, actor: SignedInActor, saleId: string): Promise<Sale> {
  const { scope, ids } = await whereIs(deps, actor, saleId);
  const detail = await saleDetail(deps.database, scope, ids);
  if (!detail) throw refuse('not_found');
  return presentSale(detail, actor, deps.clock.now());
}

/** The order as the open write leaves it, for whoever wrote. */
export async function saleAfter(
  { db, now, actor }: Write,
  saleId: string,
  sellerId = sellerIdOf(actor),
): Promise<Sale> {
  const detail = present(await saleDetailIn(db, { sellerId, saleId }), 'the sale was just written');
  return presentSale(detail, actor, now);
}
