/** Writes down what endpoints are to be told, and queues it. */
import type { webhookTypes } from '@quayside/contract/webhook-values';
import type { Instant } from '../../../kernel/clock.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { queueMessage } from '../queue-message.ts';
import { type EndpointRow, insertMessage, type MessageRow, openEndpoints } from '../webhooks.repository.ts';
import type { Owner } from '../webhooks.types.ts';

type News = {
  readonly type: (typeof webhookTypes)[number];
  readonly at: Instant;
  /** Ids that the company itself can ask the API for. */
  readonly data: Readonly<Record<string, string>>;
};

export type Telling = { readonly owner: Owner; readonly news: News };

/** Tells every endpoint of each company that is on. */
export async function tellEndpoints(write: Write, tellings: readonly Telling[]): Promise<void> {
  const owners = tellings.map(({ owner }) => owner);
  const endpoints = Map.groupBy(await openEndpoints(write.db, owners), keyOf);
  for (const { owner, news } of tellings)
    for (const endpoint of endpoints.get(keyOf(owner)) ?? []) await tellEndpoint(write, endpoint, news);
}

const keyOf = ({ sellerId, buyerId }: Owner): string => `${sellerId} ${buyerId}`;

export async function tellEndpoint(
  { db, now }: Write,
  { sellerId, buyerId, id: endpointId }: EndpointRow,
  { type, at, data }: News,
): Promise<MessageRow> {
  const body = JSON.stringify({ type, timestamp: at, data });
  const waiting = { createdAt: now, nextTryAt: now };
  const [row] = await insertMessage(db, { sellerId, buyerId, id: newId(), endpointId, type, body, ...waiting });
  const message = present(row, 'it was inserted');
  await queueMessage(db, message);
  return message;
}
