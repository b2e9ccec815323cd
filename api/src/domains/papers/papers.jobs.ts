/** Issues what an event that got lost, or a release without papers, left without an invoice. */
import { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { eachOf } from '../../platform/jobs/each-of.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { ordersToInvoice } from './papers.read-model.ts';
import { issueInvoice } from './use-cases/issue-invoice.ts';

const batch = 200;

async function issueMissing(_: unknown, { database, clock }: Deps): Promise<void> {
  const waiting = await database.read('system', (db) => ordersToInvoice(db, batch));
  await eachOf('orders have no invoice yet', waiting, ({ sellerId, saleId }) =>
    database.write({ sellerId }, (db) => issueInvoice(db, { sellerId, saleId }, clock.now())),
  );
}

export const paperJobs: readonly Job[] = [job('papers.issue-missing', z.looseObject({}), issueMissing, '*/5 * * * *')];
