/** What follows a newsletter address that agreed, or left. */
import { z } from 'zod';
import { type Job, job } from '../../platform/jobs/jobs.ts';

export const formJobs: readonly Job[] = [
  job('newsletter.pass_on', z.strictObject({ email: z.email() }), ({ email }, deps) => deps.newsletter.passOn(email)),
  job('newsletter.pass_on_leave', z.strictObject({ email: z.email() }), ({ email }, deps) =>
    deps.newsletter.passOnLeave(email),
  ),
];
