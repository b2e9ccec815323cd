/**
 * Confirms several orders as they were requested (RT-05, ORD-05). Each in a transaction of its own: one that cannot be
 * confirmed keeps none of the others. With a key, an order that was confirmed by it answers the same again.
 */
import { money as confirmedTotal, type MoneyOnWire } from '@quayside/contract/common';
import { commonMessages } from '@quayside/contract/messages/common';
import type { ConfirmOutcome } from '@quayside/contract/sale-inbox';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { money, toWire } from '../../../kernel/money.ts';
import type { Deps } from '../../../platform/deps.ts';
import { fingerprintOf } from '../../../platform/idempotency.ts';
import { type KeyedOpening, writeOnce } from '../../../platform/write.ts';
import { type SaleChange, statusAfter, withLockedSale } from '../locked-sale.ts';
import { decideQuantities } from '../quantities/sales.quantities.rules.ts';
import { refuse } from '../sales.errors.ts';
import { linesOfSale, orderNumbersOf } from '../sales.repository.ts';
import { saveDecision } from './confirm-quantities.ts';

type Asked = { readonly qid: string; readonly version?: number | undefined };
export type Attempt = { readonly outcome: ConfirmOutcome; readonly failure?: unknown };

/** One attempt per order, in the order asked. Refuses as a whole, before anything is done, when one is not the seller's. */
export async function confirmAsRequested(
  deps: Deps,
  opening: KeyedOpening,
  sales: readonly Asked[],
): Promise<Attempt[]> {
  const ids = sales.map(({ qid }) => qid);
  const numbers = await deps.database.read(opening.scope, (db) => orderNumbersOf(db, sellerIdOf(opening.actor), ids));
  if (numbers.size < ids.length) throw refuse('not_found');
  const attempts: Attempt[] = [];
  // One after the other, so that a large selection takes one connection and not all of them.
  for (const asked of sales) attempts.push(await attempt(deps, opening, asked, numbers.get(asked.qid) ?? ''));
  return attempts;
}

async function attempt(deps: Deps, opening: KeyedOpening, asked: Asked, order: string): Promise<Attempt> {
  const named = { qid: asked.qid, order };
  try {
    const total = await confirmOne(deps, opening, asked);
    return { outcome: { ...named, isConfirmed: true, total, code: null, message: null } };
  } catch (failure) {
    const isRefusal = failure instanceof Refusal;
    const { code, message } = isRefusal ? failure : { code: 'internal', message: commonMessages.internal };
    const outcome = { ...named, isConfirmed: false, total: null, code, message };
    return isRefusal ? { outcome } : { outcome, failure };
  }
}

/** What was confirmed. Each order has a key of its own: the call may come again with others beside it. */
function confirmOne(
  deps: Deps,
  { key, ...opening }: KeyedOpening,
  { qid: saleId, version }: Asked,
): Promise<MoneyOnWire> {
  const own = key && {
    ...key,
    operation: `${key.operation} ${saleId}`,
    fingerprint: fingerprintOf({ saleId, version }),
  };
  return writeOnce(deps, { ...opening, key: own }, confirmedTotal, (write) =>
    withLockedSale(write, { saleId, version }, confirm),
  );
}

async function confirm(change: SaleChange): Promise<MoneyOnWire> {
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
  return toWire(money(totalMinor, currency));
}
