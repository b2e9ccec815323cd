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
  lockGoneCompanies,
  lockOver,
  nameSales,
  nameSellers,
  tiesOf,
} from './retention.repository.ts';
import { type Tie, wholeGroups } from './retention.rules.ts';
import { type Rows, rowsOfCompany, rowsOfTrade } from './retention.tables-of.ts';

export type Batch = { readonly orders: number; readonly companies: number };

/** Gives how many orders went. One entry for each company's audit log says how much of it. */
export async function forgetTrade(write: Write, { orders }: Batch): Promise<number> {
  const { db, now } = write;
  await announce(db, sinceOf(now, retention.trade));
  const going = await goingSales(write, orders);
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

/** Page by page: orders that are held by another one must not keep those behind them waiting. */
async function goingSales({ db }: Write, most: number): Promise<string[]> {
  const going = new Set<string>();
  let page = await endedSales(db, null, most);
  while (page.length > 0 && going.size < most) {
    for (const id of await groupsOf(
      db,
      page.map(({ id }) => id),
    ))
      going.add(id);
    page = page.length < most ? [] : await endedSales(db, page.at(-1) ?? null, most);
  }
  return [...going];
}

async function groupsOf(db: Write['db'], first: readonly string[]): Promise<string[]> {
  const known = new Set(first);
  const ties: Tie[] = [];
  for (let fresh: readonly string[] = first; fresh.length > 0; ) {
    const found = await tiesOf(db, fresh);
    ties.push(...found);
    fresh = [...new Set(found.flat())].filter((id) => !known.has(id));
    for (const id of fresh) known.add(id);
  }
  const over = new Set((await lockOver(db, [...known])).map(({ id }) => id));
  return wholeGroups(first, ties, over);
}

/** A file goes once nothing refers to it any more. */
async function forget({ db, now }: Write, rows: readonly Rows[]): Promise<void> {
  for (const one of rows) {
    const files: Going[] = one.hasFiles ? await filesOf(db, one) : [];
    // The rows of files themselves are taken away with their content.
    if (one.table !== 'stored_files') await deleteRows(db, one);
    for (const file of files) await dropFile(db, now, file);
  }
}
