/** An order as somebody asks papers of it: a seller's own, or any for staff. Another company's answers 404. */
import type { Scope } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { whereIs } from '../sales/sales.public.ts';
import { paperOrderOf } from './paper-order.ts';
import { refuse } from './papers.errors.ts';
import { factsOf } from './papers.presenter.ts';
import { type OfSale, type PaperSource, paperSource } from './papers.read-model.ts';
import { type OrderPaperType, paperRefusal } from './papers.rules.ts';
import type { PaperOrder } from './papers.types.ts';

export type Asked = { readonly scope: Scope; readonly ids: OfSale };

/** Where the order is, and all its papers are made of. */
export async function sourceOf(
  deps: Deps,
  actor: SignedInActor,
  saleId: string,
): Promise<Asked & { readonly source: PaperSource }> {
  const { scope, ids } = await whereIs(deps, actor, saleId, 'PAPER');
  const source = await paperSource(deps.database, scope, ids);
  if (!source) throw refuse('not_found');
  return { scope, ids, source };
}

/** The order for one of its papers; refuses while the paper waits for something. */
export async function orderFor(
  type: OrderPaperType,
  deps: Deps,
  actor: SignedInActor,
  saleId: string,
): Promise<Asked & { readonly order: PaperOrder }> {
  const { source, ...where } = await sourceOf(deps, actor, saleId);
  const refused = paperRefusal(type, factsOf(source));
  if (refused) throw refuse(refused);
  return { ...where, order: paperOrderOf(source) };
}
