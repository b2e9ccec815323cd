import { z } from 'zod';
import { days, plus } from '../../kernel/clock.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { forgetEvents } from './analytics.repository.ts';

/** Days an event is kept: a year can be compared with the one before. */
const keptDays = 400;

export const analyticsJobs: readonly Job[] = [
  job(
    'analytics.forget',
    z.object({}),
    (_, { database, clock }) => database.write('none', (db) => forgetEvents(db, plus(clock.now(), -days(keptDays)))),
    '41 3 * * *',
  ),
];
