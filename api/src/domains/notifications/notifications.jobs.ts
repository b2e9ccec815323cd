/** Timers: warnings before deadlines, and the summary of the day. */
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { prepareDigests } from './use-cases/prepare-digests.ts';
import { warnOfDeadlines } from './use-cases/warn-of-deadlines.ts';

const nothing = z.looseObject({});

export const notificationJobs: readonly Job[] = [
  job('notifications.warn', nothing, (_, deps) => warnOfDeadlines(deps), '* * * * *'),
  job('notifications.digest', nothing, (_, deps) => prepareDigests(deps), '*/15 * * * *'),
];
