import { z } from 'zod';
import { plus } from '../../kernel/clock.ts';
import { type Job, job } from '../../platform/jobs/jobs.ts';
import { deliverMessage } from './use-cases/deliver-message.ts';
import { kept } from './webhooks.limits.ts';
import { forgetMessages } from './webhooks.repository.ts';

const oneTry = z.strictObject({ sellerId: z.uuid(), buyerId: z.uuid(), id: z.uuid(), attempt: z.int() });

export const webhookJobs: readonly Job[] = [
  job('webhooks.deliver', oneTry, (payload, deps) => deliverMessage(deps, payload)),
  job(
    'webhooks.forget',
    z.looseObject({}),
    (_, { database, clock }) => database.write('system', (db) => forgetMessages(db, plus(clock.now(), -kept))),
    '23 3 * * *',
  ),
];
