/** What the plumbing does by itself. */
import { z } from 'zod';
import { hours, plus } from '../kernel/clock.ts';
import { forgetKeys } from './db/idempotency.repository.ts';
import { type Job, job } from './jobs/jobs.ts';

/** A success is replayed for so long; afterwards its key is free again. */
const replayedFor = hours(72);

export const platformJobs: readonly Job[] = [
  job(
    'platform.forget_keys',
    z.looseObject({}),
    (_payload, { database, clock }) => database.write('none', (db) => forgetKeys(db, plus(clock.now(), -replayedFor))),
    '29 * * * *',
  ),
];
