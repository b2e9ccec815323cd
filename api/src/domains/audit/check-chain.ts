import type { auditCheck } from '@quayside/contract/audit';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { entriesAfter } from './audit.repository.ts';
import { brokenAt, origin } from './audit-chain.ts';

const batch = 1_000;
/** Entries looked at in one call: 200,000. */
const mostBatches = 200;

/** Reads the company's whole chain, a batch at a time, and tells the first entry that does not follow. */
export async function checkChain({ database }: Deps, sellerId: string): Promise<z.infer<typeof auditCheck>> {
  let last = { number: 0, hash: origin };
  for (let turn = 0; turn < mostBatches; turn += 1) {
    const from = last;
    const rows = await database.read({ sellerId }, (db) => entriesAfter(db, sellerId, from.number, batch));
    const broken = brokenAt(rows, last);
    if (broken !== null) return { entries: broken, isIntact: false, brokenAt: broken };
    last = rows.at(-1) ?? last;
    if (rows.length < batch) break;
  }
  return { entries: last.number, isIntact: true, brokenAt: null };
}
