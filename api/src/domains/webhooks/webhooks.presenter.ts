import type { WebhookDelivery, WebhookEndpoint } from '@quayside/contract/webhooks';
import type { Instant } from '../../kernel/clock.ts';
import type { EndpointRow, MessageRow } from './webhooks.repository.ts';

/** Never with its secret. */
export const presentEndpoint = (row: EndpointRow, now: Instant): WebhookEndpoint => ({
  ...{ qid: row.id, url: row.url, createdAt: row.createdAt },
  ...{ failingSince: row.failingSince, switchedOffAt: row.switchedOffAt },
  previousSecretEndsAt: row.previousEndsAt !== null && row.previousEndsAt > now ? row.previousEndsAt : null,
});

export const presentDelivery = (row: MessageRow): WebhookDelivery => ({
  ...{ qid: row.id, endpointQid: row.endpointId, type: row.type, status: row.status, attempt: row.attempt },
  ...{ statusCode: row.statusCode, problem: row.problem },
  ...{ createdAt: row.createdAt, triedAt: row.triedAt, nextTryAt: row.nextTryAt },
});

/** With its secret, which is told only then. */
export const presentMade = ({ secret, endpoint }: { secret: string; endpoint: EndpointRow }, now: Instant) => ({
  secret,
  endpoint: presentEndpoint(endpoint, now),
});
