/**
 * The frame of every write to a sale: one transaction that locks it, asks the machine, saves the row with its next
 * action, and writes the audit event beside it. A use case says only what is particular to it.
 */
import type { SaleStatus } from '@quayside/contract/sale-values';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { notifyClients } from '../../platform/jobs/jobs.ts';
import { approvalsNeeded, lapseDecision } from '../decisions/decisions.public.ts';
import { type SellerRecord, sellerOf } from '../sellers/sellers.public.ts';
import { contextOf } from './sale-context.ts';
import { refuse } from './sales.errors.ts';
import { fire, type SaleEventName } from './sales.machine.ts';
import { allowedActionsOf } from './sales.policy.ts';
import { presentRow } from './sales.presenter.ts';
import { lockSale, type SalePatch, type SaleRecord, saveEvent, saveSale } from './sales.repository.ts';
import { goodsOf, nextActionOf } from './sales.rules.ts';
import type { FulfilmentAction, ReviewAction, SaleContext } from './sales.types.ts';

/** Who changes the sale. `sellerId` null: staff or the system, who may change any seller's. */
export type Changer = {
  readonly kind: string;
  readonly userId: string | null;
  readonly name: string;
  readonly sellerId: string | null;
  readonly permissions: ReadonlySet<string>;
};
export const theSystem: Changer = {
  kind: 'SYSTEM',
  userId: null,
  name: 'Quayside',
  sellerId: null,
  permissions: new Set(),
};

export type SaleChange = {
  readonly db: Db;
  readonly now: Instant;
  readonly changer: Changer;
  /** As it was locked. */
  readonly sale: SaleRecord;
  readonly seller: SellerRecord;
  readonly context: SaleContext;
};

type Target = { readonly saleId: string; readonly version?: number | undefined };

/** Runs `work` on the locked sale in a transaction of its own, repeated on a deadlock. */
export function inSale<T>(
  deps: Deps,
  changer: Changer,
  target: Target,
  work: (change: SaleChange) => Promise<T>,
): Promise<T> {
  const scope = changer.sellerId === null ? 'system' : { sellerId: changer.sellerId };
  return deps.database.write(scope, (db) => withSale(db, deps, changer, target, work));
}

/** The same inside a transaction that is already open. Refuses a stale version; `not_found` for another company's sale. */
export async function withSale<T>(
  db: Db,
  deps: Deps,
  changer: Changer,
  { saleId, version }: Target,
  work: (change: SaleChange) => Promise<T>,
): Promise<T> {
  const sale = await lockSale(db, saleId, changer.sellerId);
  const seller = present(await sellerOf(db, sale.sellerId), 'a sale has a seller');
  const now = deps.clock.now();
  const context = contextOf(sale, seller, now);
  if (version !== undefined && version !== sale.version)
    throw refuse('stale_version', { current: presentRow(sale, context, changer) });
  return work({ db, now, changer, sale, seller, context });
}

/** The status the event leads to, or the refusal; one the state does not know tells which actions it does. */
export function statusAfter({ context, changer }: SaleChange, event: SaleEventName): SaleStatus {
  const outcome = fire(event, context);
  if ('to' in outcome) return outcome.to;
  const { code, details } = outcome.refused;
  throw refuse(code, code === 'invalid_transition' ? { allowedActions: allowedActionsOf(changer, context) } : details);
}

type SaleEventEntry = {
  readonly action: SaleEventName | FulfilmentAction | ReviewAction;
  readonly reason?: string;
  readonly detail?: Record<string, unknown>;
};

/** Saves the change with the next action that follows from it, and its audit event. */
export async function saveChange(change: SaleChange, patch: SalePatch, told: SaleEventEntry): Promise<SaleRecord> {
  const { db, now, sale, context } = change;
  const nextAction = nextActionOf({ ...sale, ...patch }, context.seller);
  const [after] = await Promise.all([
    saveSale(db, sale, { ...patch, nextAction }, now),
    recordSaleEvent(change, told, patch.status),
    lapseCancellation(change, patch.status),
    notifyClients(db, 'sale.changed', {
      sellerId: sale.sellerId,
      saleId: sale.id,
      version: sale.version + 1,
      byId: change.changer.userId,
    }),
  ]);
  return after;
}

const settled: readonly SaleStatus[] = ['PAID', 'DECLINED', 'EXPIRED', 'CANCELLED'];

/** A cancellation that waits for a second person is about nothing once the sale is paid or has ended. */
async function lapseCancellation({ db, now, sale }: SaleChange, status: SaleStatus | undefined): Promise<void> {
  const mayWait = status !== undefined && settled.includes(status) && approvalsNeeded(goodsOf(sale)) > 1;
  if (mayWait) await lapseDecision(db, { sellerId: sale.sellerId, kind: 'CANCELLATION', subjectId: sale.id }, now);
}

/** Tells on the timeline what happened to the sale, which itself stays as it is unless `status` says otherwise. */
export async function recordSaleEvent(
  { db, now, changer, sale }: SaleChange,
  { action, reason, detail }: SaleEventEntry,
  status: SaleStatus = sale.status,
): Promise<void> {
  await saveEvent(db, {
    sellerId: sale.sellerId,
    saleId: sale.id,
    at: now,
    action,
    actorKind: changer.kind,
    actorId: changer.userId,
    actorName: changer.name,
    fromStatus: sale.status,
    toStatus: status,
    reason: reason ?? null,
    detail: detail ?? {},
  });
}
