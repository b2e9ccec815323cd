/** What people send themselves: a test, and what was sent before. */
import { minutes } from '../../../kernel/clock.ts';
import type { Write } from '../../../platform/write.ts';
import { countAttemptIn } from '../../auth/auth.public.ts';
import { queueMessage } from '../queue-message.ts';
import { refuse } from '../webhooks.errors.ts';
import { ownerOf } from '../webhooks.policy.ts';
import { addressedMessage } from '../webhooks.read-model.ts';
import { lockEndpoint, lockMessage, type MessageRow, saveMessage, waitingTest } from '../webhooks.repository.ts';
import { ownEndpoint } from './change-endpoints.ts';
import { tellEndpoint } from './tell-endpoints.ts';

/** A test, or the one that waits already. Refuses with `webhook_not_found`, `too_many_attempts`. */
export async function sendTest(write: Write, endpointId: string): Promise<MessageRow> {
  await countByHand(write);
  const endpoint = await ownEndpoint(write, endpointId);
  const waiting = await waitingTest(write.db, endpoint.id);
  return waiting ?? tellEndpoint(write, endpoint, { type: 'webhook.test', at: write.now, data: {} });
}

/**
 * The same text under the same webhook-id, now. Refuses with `webhook_delivery_not_found`, `webhook_switched_off`,
 * `too_many_attempts`.
 */
export async function replay(write: Write, id: string): Promise<MessageRow> {
  await countByHand(write);
  const { db, now, actor } = write;
  const owner = ownerOf(actor);
  const found = await addressedMessage(db, owner, id);
  // The endpoint first, as a try does: two that meet wait for each other in one order.
  const endpoint = found && (await lockEndpoint(db, owner, found.endpoint.id));
  const asked = endpoint && (await lockMessage(db, owner, id));
  if (!asked) throw refuse('webhook_delivery_not_found');
  const { switchedOffAt } = endpoint;
  if (switchedOffAt !== null && asked.type !== 'webhook.test') throw refuse('webhook_switched_off');
  const row = await saveMessage(db, asked, { status: 'PENDING', attempt: 0, nextTryAt: now });
  await queueMessage(db, row);
  return row;
}

/** What people send by hand keeps no other company's messages waiting. */
async function countByHand({ db, now, actor }: Write): Promise<void> {
  const { sellerId, buyerId } = ownerOf(actor);
  const limit = { kind: 'webhooks.by_hand', subject: `${sellerId} ${buyerId}`, maximum: 10, windowMs: minutes(1) };
  await countAttemptIn(db, now, [limit]);
}
