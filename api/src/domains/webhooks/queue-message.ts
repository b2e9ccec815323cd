/** A message waits for its try in one of two queues and a test in a third, so that slow receivers never hold all workers. */
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { MessageRow } from './webhooks.repository.ts';

/** Queues the try after `attempt` tries, without `at` now; one that waits already is moved. */
export function queueMessage(
  db: Db,
  { sellerId, buyerId, id, endpointId, type, attempt }: MessageRow,
  at?: Instant,
): Promise<void> {
  return enqueue(
    db,
    'webhooks.deliver',
    { sellerId, buyerId, id, attempt },
    {
      ...(at ? { at } : {}),
      key: `webhooks.deliver:${id}`,
      queue: `webhooks-${type === 'webhook.test' ? 'tests' : queueOf(endpointId)}`,
    },
  );
}

const queueOf = (endpointId: string): number => Number.parseInt(endpointId.slice(-1), 16) % 2;
