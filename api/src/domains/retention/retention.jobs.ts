/** Deletes each night what has passed its date; goes on at once while there is more than a batch. */
import { retention } from '@quayside/contract/retention';
import { z } from 'zod';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue, type Job, job } from '../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../platform/write.ts';
import { type Batch, forgetCompanies, forgetTrade, groupsOver } from './forget-past.ts';
import { forgetSent } from './sent-messages.repository.ts';

const batch: Batch = { orders: 200, companies: 20 };
const written = <T>(deps: Deps, work: (write: Write) => Promise<T>): Promise<T> =>
  openWrite(deps, { actor: systemActor, scope: 'system' }, work);

/**
 * Safe to repeat: what has gone is found no more.
 *
 * @throws what a group that cannot go failed with, once all others and the companies have gone
 */
export async function forgetPast(deps: Deps, most: Batch = batch): Promise<void> {
  const groups = await written(deps, (write) => groupsOver(write, most.orders));
  const { gone, failures } = await forgotten(deps, groups);
  const companies = await written(deps, (write) => forgetCompanies(write, most));
  const isFull = groups.flat().length >= most.orders && gone > 0;
  if (isFull || companies >= most.companies)
    await written(deps, ({ db }) => enqueue(db, 'retention.forget', {}, { key: 'retention.forget' }));
  if (failures.length > 0) throw failures[0];
}

type Groups = readonly (readonly string[])[];
type Forgotten = { readonly gone: number; readonly failures: readonly unknown[] };

/** All at once; where that fails, each by itself, so that one that cannot go keeps no other. */
async function forgotten(deps: Deps, groups: Groups): Promise<Forgotten> {
  const run = (some: Groups): Promise<Forgotten> =>
    written(deps, (write) => forgetTrade(write, some)).then(
      (gone) => ({ gone, failures: [] }),
      (error: unknown) => ({ gone: 0, failures: [error] }),
    );
  const all = await run(groups);
  if (all.failures.length === 0 || groups.length === 1) return all;
  const each: Forgotten[] = [];
  for (const group of groups) each.push(await run([group]));
  return {
    gone: each.reduce((sum, { gone }) => sum + gone, 0),
    failures: each.flatMap(({ failures }) => failures),
  };
}

const mailsAtOnce = 5_000;

/** Mails and text messages, a batch in each transaction. */
export async function forgetMails({ database, clock }: Deps, most = mailsAtOnce): Promise<void> {
  const before = plus(clock.now(), -days(retention.mails.days));
  let gone = most;
  while (gone >= most) gone = await database.write('none', (db) => forgetSent(db, before, most));
}

export const retentionJobs: readonly Job[] = [
  job('retention.forget', z.looseObject({}), (_, deps) => forgetPast(deps), '7 2 * * *'),
  job('retention.forget_mails', z.looseObject({}), (_, deps) => forgetMails(deps), '47 2 * * *'),
];
