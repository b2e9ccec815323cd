/**
 * Confirms several orders as they were requested (RT-05, ORD-05). Each in a transaction of its own: one that cannot be
 * confirmed keeps none of the others. With a key, an order that was confirmed by it answers the same again.
 */
import { money as confirmedTotal } from '@quayside/contract/common';
import { commonMessages } from '@quayside/contract/messages/common';
import type { ConfirmOutcome } from '@quayside/contract/sale-inbox';
import { Refusal } from '../../../kernel/errors.ts';
import { money, toWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { fingerprintOf, once } from '../../../platform/idempotency.ts';
import { type Changer, type SaleChange, statusAfter, withSale } from '../in-sale.ts';
import { decideQuantities } from '../quantities/sales.quantities.rules.ts';
import { refuse } from '../sales.errors.ts';
import { linesOfSale, orderNumbersOf } from '../sales.repository.ts';
import { saveDecision } from './confirm-quantities.ts';

type Seller = Changer & { readonly sellerId: string };
type Asked = { readonly qid: string; readonly version?: number | undefined };
type Request = { readonly sales: readonly Asked[]; readonly key?: string | undefined };
export type Attempt = { readonly outcome: ConfirmOutcome; readonly failure?: unknown };

/** One attempt per order, in the order asked. Refuses as a whole, before anything is done, when one is not the seller's. */
export async function confirmAsRequested(deps: Deps, seller: Seller, { sales, key }: Request): Promise<Attempt[]> {
  const ids = sales.map(({ qid }) => qid);
  const numbers = await deps.database.read({ sellerId: seller.sellerId }, (db) =>
    orderNumbersOf(db, seller.sellerId, ids),
  );
  if (numbers.size < ids.length) throw refuse('not_found');
  const attempts: Attempt[] = [];
  // One after the other, so that a large selection takes one connection and not all of them.
  for (const asked of sales) attempts.push(await attempt(deps, seller, asked, numbers.get(asked.qid) ?? '', key));
  return attempts;
}

async function attempt(deps: Deps, seller: Seller, asked: Asked, order: string, key?: string): Promise<Attempt> {
  const named = { qid: asked.qid, order };
  try {
    const total = confirmedTotal.parse(JSON.parse(await confirmOne(deps, seller, asked, key)));
    return { outcome: { ...named, isConfirmed: true, total, code: null, message: null } };
  } catch (failure) {
    const isRefusal = failure instanceof Refusal;
    const { code, message } = isRefusal ? failure : { code: 'internal', message: commonMessages.internal };
    const outcome = { ...named, isConfirmed: false, total: null, code, message };
    return isRefusal ? { outcome } : { outcome, failure };
  }
}

/** What was confirmed, as the text that is kept under the key. */
function confirmOne(deps: Deps, seller: Seller, asked: Asked, key: string | undefined): Promise<string> {
  const { sellerId } = seller;
  const { qid: saleId, version } = asked;
  return deps.database.write({ sellerId }, async (db) => {
    const effect = () => withSale(db, deps, seller, { saleId, version }, confirm);
    if (key === undefined) return effect();
    const scope = { owner: sellerId, operation: `sales.confirm_as_requested.${saleId}`, key };
    const { answer } = await once(db, { ...scope, fingerprint: fingerprintOf(asked) }, deps.clock.now(), effect);
    return answer;
  });
}

async function confirm(change: SaleChange): Promise<string> {
  const { db, sale } = change;
  const status = statusAfter(change, 'confirm');
  const lines = await linesOfSale(db, sale.sellerId, sale.id);
  // Somebody is about to confirm less: what they saved must not be overridden unseen.
  if (lines.some(({ draftQuantity, requestedQuantity }) => (draftQuantity ?? requestedQuantity) < requestedQuantity))
    throw refuse('lower_quantities_drafted');
  const { totalMinor, currency } = await saveDecision(change, {
    event: 'confirm',
    status,
    lines,
    decision: decideQuantities(lines, []),
  });
  return JSON.stringify(toWire(money(totalMinor, currency)));
}
