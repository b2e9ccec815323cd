import type { auditCheck } from '@quayside/contract/audit';
import { type StaffReadKind, staffReadKinds } from '@quayside/contract/staff-reads';
import type { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { entriesAfter } from './audit.repository.ts';
import { brokenAt, origin } from './audit-chain.ts';
import { brokenReading } from './reading-chain.ts';
import { readingsAfter } from './readings.read-model.ts';

const batch = 1_000;
/** Rows of one chain looked at in one call: 200,000. */
const mostBatches = 200;

/** Reads the company's whole log and the readings of ours, a batch at a time, and tells the first that does not follow. */
export async function checkChain({ database }: Deps, sellerId: string): Promise<z.infer<typeof auditCheck>> {
  const entries = await walk(
    (from) => database.read({ sellerId }, (db) => entriesAfter(db, sellerId, from, batch)),
    brokenAt,
  );
  const { readings, broken } = await checkReadings(database, sellerId);
  return {
    entries: entries.count,
    readings,
    isIntact: entries.broken === null && broken === null,
    brokenAt: entries.broken,
    brokenReading: broken,
  };
}

type Broken = { readonly kind: StaffReadKind; readonly number: number };

async function checkReadings(database: Database, sellerId: string) {
  let readings = 0;
  for (const kind of staffReadKinds) {
    const { count, broken } = await walk(
      (number) => database.read({ sellerId }, (db) => readingsAfter(db, { sellerId, kind, number }, batch)),
      brokenReading,
    );
    readings += count;
    if (broken !== null) return { readings, broken: { kind, number: broken } satisfies Broken };
  }
  return { readings, broken: null };
}

type Link = { readonly number: number; readonly hash: string };

async function walk<Row extends Link>(
  rowsAfter: (number: number) => Promise<Row[]>,
  brokenIn: (rows: readonly Row[], after: Link) => number | null,
): Promise<{ readonly count: number; readonly broken: number | null }> {
  let last: Link = { number: 0, hash: origin };
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const rows: Row[] = await rowsAfter(last.number);
    const broken = brokenIn(rows, last);
    if (broken !== null) return { count: broken, broken };
    last = rows.at(-1) ?? last;
    if (rows.length < batch) break;
  }
  return { count: last.number, broken: null };
}
