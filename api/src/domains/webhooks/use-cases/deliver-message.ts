/** One try: the receiver is called outside any transaction, and what it answered is written down. */
import { systemActor } from '../../../kernel/actor.ts';
import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../../platform/write.ts';
import { queueMessage } from '../queue-message.ts';
import { signedHeaders } from '../webhook-signature.ts';
import { rowsOf } from '../webhooks.policy.ts';
import { addressedMessage } from '../webhooks.read-model.ts';
import {
  type EndpointRow,
  endWaiting,
  lockEndpoint,
  lockMessage,
  type MessageRow,
  saveEndpoint,
  saveMessage,
} from '../webhooks.repository.ts';
import { afterTry } from '../webhooks.rules.ts';
import type { Outcome, Owner } from '../webhooks.types.ts';

type Try = Owner & { readonly id: string; readonly attempt: number };

/** Does nothing when that try was made, or the message or its endpoint is gone. */
export async function deliverMessage(deps: Deps, { id, attempt, ...owner }: Try): Promise<void> {
  const opening = { actor: systemActor, scope: rowsOf(owner) };
  const found = await deps.database.read(opening.scope, (db) => addressedMessage(db, owner, id));
  if (found?.message.status !== 'PENDING' || found.message.attempt !== attempt) return;
  const { message, endpoint } = found;
  const isTest = message.type === 'webhook.test';
  const { restsUntil } = endpoint;
  if (!isTest && restsUntil !== null && restsUntil > deps.clock.now()) {
    await openWrite(deps, opening, (write) => postpone(write, message, restsUntil));
    return;
  }
  const outcome = await tried(deps, message, endpoint);
  await openWrite(deps, opening, (write) => note(write, owner, message, outcome));
}

async function tried({ config, clock, receivers }: Deps, message: MessageRow, endpoint: EndpointRow): Promise<Outcome> {
  if (endpoint.switchedOffAt !== null && message.type !== 'webhook.test') return { problem: 'SWITCHED_OFF' };
  const now = clock.now();
  const { previousSealedSecret: previous, previousEndsAt } = endpoint;
  const isBoth = previous !== null && previousEndsAt !== null && previousEndsAt > now;
  const sealedSecrets = [endpoint.sealedSecret, ...(isBoth ? [previous] : [])];
  const { id, body } = message;
  return receivers.post({ url: endpoint.url, headers: signedHeaders(config, { id, body, sealedSecrets }, now), body });
}

async function postpone({ db }: Write, message: MessageRow, at: string): Promise<void> {
  const row = await lockMessage(db, message, message.id);
  if (row?.status !== 'PENDING' || row.attempt !== message.attempt) return;
  await queueMessage(db, await saveMessage(db, row, { nextTryAt: at }), at);
}

async function note(write: Write, owner: Owner, asked: MessageRow, outcome: Outcome): Promise<void> {
  const { db, now } = write;
  const endpoint = await lockEndpoint(db, owner, asked.endpointId);
  const message = await lockMessage(db, owner, asked.id);
  // Deleted, replayed or tried by somebody else meanwhile.
  if (!endpoint || message?.status !== 'PENDING' || message.attempt !== asked.attempt) return;
  const { attempt, type } = message;
  const after = afterTry(
    { isTest: type === 'webhook.test', attempt, failingSince: endpoint.failingSince },
    outcome,
    now,
  );
  const saved = await saveMessage(db, message, after.message);
  if (saved.status === 'PENDING' && saved.nextTryAt !== null) await queueMessage(db, saved, saved.nextTryAt);
  const isOff = endpoint.switchedOffAt !== null;
  if (after.endpoint === null || (isOff && saved.status !== 'DELIVERED')) return;
  const left = await saveEndpoint(db, endpoint, after.endpoint);
  if (isOff || left.switchedOffAt === null) return;
  await endWaiting(db, left);
  await emit(db, now, 'webhook.switched_off', { userId: left.madeBy, endpointId: left.id });
}
