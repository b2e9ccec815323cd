import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { expireCheckouts } from './use-cases/expire-checkouts.ts';

export const checkoutJobs: readonly Job[] = [
  job('checkout.expire', z.looseObject({}), (_, deps) => expireCheckouts(deps), '*/5 * * * *'),
];
