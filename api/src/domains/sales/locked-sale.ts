/**
 * What every write to a sale does: lock it, ask the machine, save the row with its next action, and write the audit event
 * beside it. A use case says only what is particular to it.
 */
import type { SaleStatus } from '@quayside/contract/sale-values';
import { type Actor, type ActorKind, sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import { requireVersion } from '../../kernel/versions.ts';
import type { Db } from '../../platform/db/database.ts';
import { notifyClients } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { lapseDecision } from '../decisions/decisions.public.ts';
import { type SellerRecord, sellerOf, sellersOf } from '../sellers/sellers.public.ts';
import { contextOf } from './sale-context.ts';
import { refuse } from './sales.errors.ts';
import { type NewEvent, saveEvents } from './sales.events.repository.ts';
import { fire, type SaleEventName } from './sales.machine.ts';
import { allowedActionsOf } from './sales.policy.ts';
import { presentRow } from './sales.presenter.ts';
import { lockSale, lockSales, type SalePatch, type SaleRecord, saveSales } from './sales.repository.ts';
import { nextActionOf } from './sales.rules.ts';
import type { FulfilmentAction, ReviewAction, SaleContext } from './sales.types.ts';

export type SaleChange = Write & {
  /** As it was locked. */
  readonly sale: SaleRecord;
  readonly seller: SellerRecord;
  readonly context: SaleContext;
};

export type SaleTarget = {
  readonly saleId: string;
  readonly version?: number | undefined;
  /** In whose rows; without it the actor's own company's, any for staff and the product itself. */
  readonly sellerId?: string | undefined;
};

/** Runs `work` on the locked sale. Refuses a stale version; `not_found` for another company's sale. */
export async function withLockedSale<T>(
  write: Write,
  target: SaleTarget,
  work: (change: SaleChange) => Promise<T>,
): Promise<T> {
  return work(await lockedSale(write, target));
}

/** The locked sale. Where its seller is known, all is asked before this returns: what is asked next comes behind the lock. */
export async function lockedSale(write: Write, target: SaleTarget): Promise<SaleChange> {
  const { db, actor, now } = write;
  const { version } = target;
  const { sale, seller } = await saleAndSeller(db, target.saleId, target.sellerId ?? companyOf(actor));
  const context = contextOf(sale, seller, now);
  requireVersion(version, sale, () => presentRow(sale, context, actor));
  return { ...write, sale, seller, context };
}

async function saleAndSeller(db: Db, saleId: string, sellerId: string | null) {
  const theSeller = (found: SellerRecord | null) => present(found, 'a sale has a seller');
  if (sellerId === null) {
    const sale = await lockSale(db, saleId, null);
    return { sale, seller: theSeller(await sellerOf(db, sale.sellerId)) };
  }
  const [sale, seller] = await Promise.all([lockSale(db, saleId, sellerId), sellerOf(db, sellerId)]);
  return { sale, seller: theSeller(seller) };
}

/** Sales of several sellers, for the system: locked in the order of their numbers, seen by their sellers or not yet. */
export async function lockedSales(
  write: Write,
  ids: readonly { readonly sellerId: string; readonly saleId: string }[],
): Promise<SaleChange[]> {
  const { db, now } = write;
  const [found, sellers] = await Promise.all([
    lockSales(db, ids),
    sellersOf(
      db,
      ids.map(({ sellerId }) => sellerId),
    ),
  ]);
  if (found.length < ids.length) throw refuse('not_found');
  return found.map((sale) => {
    const seller = present(sellers.get(sale.sellerId) ?? null, 'a sale has a seller');
    return { ...write, sale, seller, context: contextOf(sale, seller, now) };
  });
}

const workForAll: readonly ActorKind[] = ['STAFF', 'CARRIER', 'SYSTEM'];
const companyOf = (actor: Actor): string | null => (workForAll.includes(actor.kind) ? null : sellerIdOf(actor));

/** The status the event leads to, or the refusal; one the state does not know tells which actions it does. */
export function statusAfter({ context, actor }: SaleChange, event: SaleEventName): SaleStatus {
  const outcome = fire(event, context);
  if ('to' in outcome) return outcome.to;
  const { code, details } = outcome.refused;
  throw refuse(code, code === 'invalid_transition' ? { allowedActions: allowedActionsOf(actor, context) } : details);
}

type SaleEventEntry = {
  readonly action: SaleEventName | FulfilmentAction | ReviewAction;
  readonly reason?: string;
  readonly detail?: Record<string, unknown>;
};

/** Saves the change with the next action that follows from it, and its audit event. */
export async function saveChange(change: SaleChange, patch: SalePatch, told: SaleEventEntry): Promise<SaleRecord> {
  const [after] = await saveChanges(change, [{ change, patch, told }]);
  return present(after ?? null, 'the saved sale');
}

type Saving = { readonly change: SaleChange; readonly patch: SalePatch; readonly told: SaleEventEntry };

/** The same of several sales at once. */
export async function saveChanges({ db, now, actor }: Write, savings: readonly Saving[]): Promise<SaleRecord[]> {
  const changed = savings.map(({ change: { sale, context }, patch }) => ({
    ...{ before: sale, patch: { ...patch, nextAction: nextActionOf({ ...sale, ...patch }, context.seller) } },
  }));
  const news = savings.map(({ change: { sale } }) => ({
    ...{ sellerId: sale.sellerId, saleId: sale.id, version: sale.version + 1, byId: actor.userId },
  }));
  const [after] = await Promise.all([
    saveSales(db, changed, now),
    saveEvents(
      db,
      savings.map(({ change, patch, told }) => eventOf(change, told, patch.status)),
    ),
    ...savings.map(({ change, patch }) => lapseCancellation(change, patch.status)),
    notifyClients(db, 'sale.changed', ...news),
  ]);
  return after;
}

const settled: readonly SaleStatus[] = ['PAID', 'DECLINED', 'EXPIRED', 'CANCELLED'];

/** A cancellation that waits for a second person is about nothing once the sale is paid or has ended. */
async function lapseCancellation({ db, now, sale }: SaleChange, status: SaleStatus | undefined): Promise<void> {
  // Any may wait, however small: it was weighed with what was refunded of the other parts of the buyer's order.
  if (status !== undefined && settled.includes(status))
    await lapseDecision(db, { sellerId: sale.sellerId, kind: 'CANCELLATION', subjectId: sale.id }, now);
}

/** Tells on the timeline what happened to the sale, which itself stays as it is. */
export const recordSaleEvent = (change: SaleChange, told: SaleEventEntry): Promise<void> =>
  saveEvents(change.db, [eventOf(change, told)]);

function eventOf(
  { now, actor, sale }: SaleChange,
  { action, reason, detail }: SaleEventEntry,
  status: SaleStatus = sale.status,
): NewEvent {
  return {
    ...{ sellerId: sale.sellerId, saleId: sale.id, at: now, action },
    ...{ actorKind: actor.kind, actorId: actor.userId, actorName: actor.name },
    ...{ fromStatus: sale.status, toStatus: status, reason: reason ?? null, detail: detail ?? {} },
  };
}
