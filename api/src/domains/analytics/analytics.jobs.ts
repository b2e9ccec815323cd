import { retention } from '@quayside/contract/retention';
import { z } from 'zod';
import { days, plus } from '../../kernel/clock.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { forgetEvents } from './analytics.repository.ts';

export const analyticsJobs: readonly Job[] = [
  job(
    'analytics.forget',
    z.object({}),
    (_, { database, clock }) =>
      database.write('none', (db) => forgetEvents(db, plus(clock.now(), -days(retention.visits.days)))),
    '41 3 * * *',
  ),
];
