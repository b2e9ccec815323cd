/** Timers of packages. */
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { giveUpMissing } from './use-cases/give-up-package.ts';
import { markMissing } from './use-cases/mark-missing.ts';

export const packageJobs: readonly Job[] = [
  job('packages.mark_missing', z.looseObject({}), (_, deps) => markMissing(deps), '41 * * * *'),
  job('packages.give_up', z.looseObject({}), (_, deps) => giveUpMissing(deps), '46 * * * *'),
];
