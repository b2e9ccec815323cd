/** Steps that people and jobs take with a list: the machine says which. */

import { stockListMessages as messages } from '@quayside/contract/messages/stock-lists';
import { mostRemovedPercent } from '@quayside/contract/stock-list-values';
import type { mappingBody, StockListMapping } from '@quayside/contract/stock-lists';
import type { z } from 'zod';
import type { Instant } from '../../../kernel/clock.ts';
import type { FieldErrors } from '../../../kernel/errors.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../catalog-uploads.errors.ts';
import { listWork, mostLayouts } from '../catalog-uploads.limits.ts';
import { fireList, type StockListEvent } from '../catalog-uploads.machine.ts';
import { type ListRecord, lockList, saveLayout, saveList } from '../catalog-uploads.repository.ts';
import { digestOfHeadings } from '../headings-digest.ts';
import { isComplete } from '../mapping.rules.ts';
import { isMoreThan } from '../rows.rules.ts';

export type ListTarget = {
  readonly sellerId: string;
  readonly id: string;
  readonly version?: number | undefined;
  /** Whoever acts may only check: other lists are not there for them. */
  readonly onlyChecks?: boolean | undefined;
};

/** The list, locked. Refuses with `task_not_found`, `stale_version`. */
export async function lockedList(
  { db }: Pick<Write, 'db'>,
  { version, onlyChecks, ...ids }: ListTarget,
): Promise<ListRecord> {
  const list = await lockList(db, ids);
  if (!list || (onlyChecks && list.kind === 'STOCK_LIST')) throw refuse('task_not_found');
  requireVersion(version, list);
  return list;
}

/**
 * Moves it and saves what changes with that. Refuses with `stock_list_not_in_state`. Where a feed comes to its end without
 * a person, people hear of it.
 */
export async function moveList(
  write: Pick<Write, 'db' | 'now'>,
  list: ListRecord,
  event: StockListEvent,
  patch: Partial<ListRecord> = {},
): Promise<void> {
  const outcome = fireList(event, list.status);
  if ('refused' in outcome) throw refuse(outcome.refused.code, { status: list.status });
  await saveList(write.db, list, { ...patch, status: outcome.to, movedAt: write.now });
  if (list.isFeed && (outcome.to === 'MAPPING_REQUIRED' || outcome.to === 'FAILED')) await askPerson(write, list);
}

/** Nobody looks at a feed: whoever may send lists is told that this one goes no further by itself. */
export const askPerson = (
  { db, now }: Pick<Write, 'db' | 'now'>,
  { sellerId, id: listId }: ListRecord,
): Promise<void> => emit(db, now, 'stock_list.waiting', { sellerId, listId });

type Mapping = z.infer<typeof mappingBody>;

/** The columns are chosen: the rows are read by them. Refuses what is missing in the words of the form (INV-05). */
export async function mapColumns(write: Write, target: ListTarget, { version: _, ...chosen }: Mapping): Promise<void> {
  const list = await lockedList(write, target);
  const mapping = withoutEmpty(chosen);
  if (!isComplete(mapping)) throw refuse('stock_list_mapping_incomplete', {}, missingIn(mapping));
  await moveList(write, list, 'map', { mapping, rowsDone: 0, counts: {}, failureCode: null });
  await rememberLayout(write, list, mapping);
  await enqueue(write.db, 'stock_lists.match', { sellerId: list.sellerId, id: list.id }, listWork);
}

/** Chosen or let pass by a person: the next list with these headings is read the same way. */
async function rememberLayout(
  { db, now }: Write,
  { kind, preview, sellerId }: ListRecord,
  mapping: StockListMapping,
): Promise<void> {
  const row = preview[mapping.headingRow - 1];
  if (!row || kind === 'GTIN_CHECK') return;
  await saveLayout(db, { sellerId, headings: digestOfHeadings(row), mapping, usedAt: now }, mostLayouts);
}

/** Refuses with `stock_list_not_in_state` once it is being applied. */
export async function cancelList(write: Write, target: ListTarget): Promise<void> {
  await moveList(write, await lockedList(write, target), 'cancel', { failureCode: null });
}

/**
 * Refuses with `stock_list_nothing_to_apply`, `stock_list_not_in_state`, and `stock_list_removes_many` while nobody has said
 * that so many offers shall go out of stock.
 */
export async function applyList(
  write: Write,
  { isRemovalConfirmed, ...target }: ListTarget & { readonly isRemovalConfirmed?: boolean | undefined },
): Promise<void> {
  const list = await lockedList(write, target);
  if (list.kind !== 'STOCK_LIST') throw refuse('stock_list_not_in_state');
  const { CREATED = 0, UPDATED = 0, UNCHANGED = 0, REMOVED = 0 } = list.counts;
  const isReady = list.status === 'PREVIEW_READY';
  if (isReady && CREATED + UPDATED + UNCHANGED + REMOVED === 0) throw refuse('stock_list_nothing_to_apply');
  if (isReady && !isRemovalConfirmed && isMoreThan(REMOVED, list.offersInStock, mostRemovedPercent))
    throw refuse('stock_list_removes_many', { removed: REMOVED, offersInStock: list.offersInStock });
  await moveList(write, list, 'apply', { failureCode: null });
  if (list.mapping && isComplete(list.mapping)) await rememberLayout(write, list, list.mapping);
  await startApplying(write, list);
}

/** One list of a company at a time, and not each with a worker of its own. One that failed is tried again behind those that follow. */
export const startApplying = ({ db }: Pick<Write, 'db'>, { sellerId, id }: ListRecord, at?: Instant): Promise<void> =>
  enqueue(
    db,
    'stock_lists.apply',
    { sellerId, id },
    { queue: `stock_lists.${sellerId}`, ...listWork, ...(at ? { at } : {}) },
  );

const withoutEmpty = (chosen: Omit<Mapping, 'version'>) => ({
  ...(chosen.headingRow == null ? {} : { headingRow: chosen.headingRow }),
  ...(chosen.gtin == null ? {} : { gtin: chosen.gtin }),
  ...(chosen.price == null ? {} : { price: chosen.price }),
  ...(chosen.sellingUnit == null ? {} : { sellingUnit: chosen.sellingUnit }),
  ...(chosen.inventory == null ? {} : { inventory: chosen.inventory }),
  ...(chosen.floor == null ? {} : { floor: chosen.floor }),
  currencyColumn: chosen.currencyColumn ?? null,
  currency: chosen.currency ?? null,
});

function missingIn(mapping: ReturnType<typeof withoutEmpty>): FieldErrors {
  const { form } = messages;
  const names = ['headingRow', 'gtin', 'price', 'sellingUnit', 'inventory'] as const;
  const missing: ('currency' | (typeof names)[number])[] = names.filter((name) => mapping[name] === undefined);
  if (mapping.currencyColumn === null && mapping.currency === null) missing.push('currency');
  return Object.fromEntries(missing.map((name) => [name, [{ code: 'required', message: form[name] }]]));
}
