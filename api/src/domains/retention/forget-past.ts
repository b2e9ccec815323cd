/** Deletes orders and companies whose time is over, each run in one transaction of at most a batch. */

import { auditMessages } from '@quayside/contract/messages/audit';
import { keptSince, retention } from '@quayside/contract/retention';
import type { Instant } from '../../kernel/clock.ts';
import { dropFile } from '../../platform/files/stored-files.ts';
import type { Write } from '../../platform/write.ts';
import { record } from '../audit/audit.public.ts';
import {
  announce,
  countGoing,
  deleteRows,
  endedSales,
  filesOf,
  type Going,
  keptOf,
  lockGoneCompanies,
  lockOver,
  nameSales,
  nameSellers,
  overOf,
  tiesOf,
} from './retention.repository.ts';
import { type Tie, wholeGroups } from './retention.rules.ts';
import { type Rows, rowsOfCompany, rowsOfTrade } from './retention.tables-of.ts';

export type Batch = { readonly orders: number; readonly companies: number };

/** Orders that go together, the longest ended first: about as many orders as asked for. Only reads. */
export async function groupsOver({ db, now }: Write, most: number): Promise<string[][]> {
  await announce(db, sinceOf(now, retention.trade));
  const groups: string[][] = [];
  const known = new Set<string>();
  let page = await endedSales(db, null, most);
  while (page.length > 0 && known.size < most) {
    const first = page.map(({ id }) => id).filter((id) => !known.has(id));
    for (const group of await groupsOf(db, first)) {
      groups.push(group);
      for (const id of group) known.add(id);
    }
    page = page.length < most ? [] : await endedSales(db, page.at(-1) ?? null, most);
  }
  return groups;
}

/**
 * Deletes these groups; one that is no longer over by now stays. One entry for each company's audit log says how much of it.
 * Gives how many orders went.
 */
export async function forgetTrade(write: Write, groups: readonly (readonly string[])[]): Promise<number> {
  const { db, now } = write;
  await announce(db, sinceOf(now, retention.trade));
  const over = new Set((await lockOver(db, groups.flat())).map(({ id }) => id));
  const going = groups.filter((group) => group.every((id) => over.has(id))).flat();
  if (going.length === 0) return 0;
  await nameSales(db, going);
  const counts = await countGoing(db);
  await forget(write, rowsOfTrade);
  for (const { sellerId, ...of } of counts)
    await record(write, { sellerId, action: 'DATA_DELETED', subject: auditMessages.deleted(of) });
  return going.length;
}

/** Gives how many companies went: their logs go with them. */
export async function forgetCompanies(write: Write, { companies }: Batch): Promise<number> {
  const { db, now } = write;
  await announce(db, sinceOf(now, retention.company));
  const going = await lockGoneCompanies(db, companies);
  if (going.length === 0) return 0;
  await nameSellers(
    db,
    going.map(({ id }) => id),
  );
  await forget(write, rowsOfCompany);
  return going.length;
}

const sinceOf = (now: Instant, term: { readonly wholeYears: number }): Instant =>
  keptSince(new Date(now), term).toISOString();

async function groupsOf(db: Write['db'], first: readonly string[]): Promise<string[][]> {
  const known = new Set(first);
  const ties: Tie[] = [];
  for (let fresh: readonly string[] = first; fresh.length > 0; ) {
    const found = await tiesOf(db, fresh);
    ties.push(...found);
    fresh = [...new Set(found.flat())].filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
  }
  const over = new Set((await overOf(db, [...known])).map(({ id }) => id));
  return wholeGroups(first, ties, over);
}

/** Files go once the rows that refer to them are gone: one may belong to a package and to the claim about it. */
async function forget({ db, now }: Write, rows: readonly Rows[]): Promise<void> {
  const files = new Map<string, Going>();
  for (const one of rows) {
    if (one.hasFiles) for (const file of await filesOf(db, one)) files.set(file.id, file);
    // The rows of files themselves are taken away with their content.
    if (one.table !== 'stored_files') await deleteRows(db, one);
  }
  for (const file of await keptOf(db, [...files.values()])) await dropFile(db, now, file);
}
