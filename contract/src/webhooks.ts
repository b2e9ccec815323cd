/** Where a company's own programs are told what happens, as Standard Webhooks has it (docs/webhooks.md). */
import { z } from 'zod';
import { instant, listOf, qid } from './common.ts';
import { webhookProblems, webhookStatuses, webhookTypes } from './webhook-values.ts';

export const webhookEndpoint = z
  .strictObject({
    qid,
    url: z.string(),
    createdAt: instant,
    failingSince: instant.nullable().meta({ description: 'Since when nothing has arrived' }),
    switchedOffAt: instant
      .nullable()
      .meta({ description: 'Nothing is sent any more; a test that arrives turns it on' }),
    previousSecretEndsAt: instant.nullable().meta({ description: 'Until when the secret before signs as well' }),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;
export const webhookEndpoints = z.strictObject({ results: z.array(webhookEndpoint) }).meta({ id: 'WebhookEndpoints' });

export const createWebhookEndpointBody = z.strictObject({
  url: z.string().trim().min(1).max(500).meta({ description: 'https, port 443, a public host, no user name' }),
});
export const webhookEndpointWithSecret = z
  .strictObject({ secret: z.string().meta({ description: 'whsec_…, shown this once' }), endpoint: webhookEndpoint })
  .meta({ id: 'WebhookEndpointWithSecret' });

export const webhookDelivery = z
  .strictObject({
    qid: qid.meta({ description: 'The header webhook-id of each try' }),
    endpointQid: qid,
    type: z.enum(webhookTypes),
    status: z.enum(webhookStatuses),
    attempt: z.int().meta({ description: 'Tries so far, since it was last replayed' }),
    statusCode: z.int().nullable().meta({ description: 'What the last try was answered with' }),
    problem: z.enum(webhookProblems).nullable().meta({ description: 'Why the last try had no answer' }),
    createdAt: instant,
    triedAt: instant.nullable(),
    nextTryAt: instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveryList = listOf(webhookDelivery).meta({ id: 'WebhookDeliveryList' });
