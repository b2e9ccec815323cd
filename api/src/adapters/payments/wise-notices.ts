/**
 * Messages of the Wise platform (webhooks, schema version 2). Signed with RSA and SHA-256 over the very bytes of the body;
 * they repeat for two weeks, come late and in any order.
 */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { NoticeHeaders, TransferNotice } from './payments.port.ts';
import { stateNamed } from './wise-answers.ts';

/** With an offset or with Z: a message is never put aside for the form of its time. */
const time = z.iso.datetime({ offset: true });
const event = z.looseObject({
  event_type: z.string(),
  data: z.looseObject({
    resource: z.looseObject({ type: z.string(), id: z.int() }),
    current_state: z.string().optional(),
    occurred_at: time.optional(),
  }),
  sent_at: time,
});

/** A public key as PEM, or as the one line of base64 within it. */
export function publicKeyOf(text: string): KeyObject {
  return createPublicKey(
    text.includes('BEGIN') ? text : { key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' },
  );
}

/** Null without a good signature. What is signed but tells of no transfer is a test, since it changes nothing. */
export function wiseNotice(key: KeyObject, headers: NoticeHeaders, body: string): TransferNotice | null {
  const signature = headers['x-signature-sha256'];
  const deliveryId = headers['x-delivery-id'];
  if (typeof signature !== 'string' || typeof deliveryId !== 'string') return null;
  if (!verify('sha256', Buffer.from(body), key, Buffer.from(signature, 'base64'))) return null;
  const told = event.safeParse(jsonOf(body));
  if (!told.success) return nothing(deliveryId);
  const { data, sent_at } = told.data;
  return {
    deliveryId,
    isTest: headers['x-test-notification'] === 'true' || data.resource.type !== 'transfer',
    reference: String(data.resource.id),
    state: stateNamed(data.current_state ?? ''),
    occurredAt: new Date(data.occurred_at ?? sent_at).toISOString(),
  };
}

const nothing = (deliveryId: string): TransferNotice => ({
  ...{ deliveryId, isTest: true, reference: '', state: 'unknown' },
  occurredAt: new Date(0).toISOString(),
});

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
