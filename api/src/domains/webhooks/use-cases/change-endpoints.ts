/** Endpoints of a company. Secrets are given when they are made and kept sealed. */
import type { AuditAction } from '@quayside/contract/audit-values';
import { mostEndpoints } from '@quayside/contract/webhook-values';
import { type Actor, personOf } from '../../../kernel/actor.ts';
import { plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Write } from '../../../platform/write.ts';
import { record } from '../../audit/audit.public.ts';
import { newSecret, sealSecret } from '../webhook-signature.ts';
import { refuse } from '../webhooks.errors.ts';
import { previousSecretLives } from '../webhooks.limits.ts';
import { ownerOf } from '../webhooks.policy.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  insertEndpoint,
  lockEndpoint,
  saveEndpoint,
} from '../webhooks.repository.ts';
import { acceptedUrl } from '../webhooks.rules.ts';

type Made = { readonly secret: string; readonly endpoint: EndpointRow };

/** The address as it is kept; asks where its host leads, so outside any transaction. Refuses with `webhook_url_refused`. */
export async function checkedUrl({ config, receivers }: Deps, text: string): Promise<string> {
  const url = acceptedUrl(text, config.environment === 'development');
  if (url === null || !(await receivers.mayReach(url.hostname))) throw refuse('webhook_url_refused');
  return url.href;
}

/** Refuses with `too_many_webhooks`. */
export async function addEndpoint(write: Write, url: string): Promise<Made> {
  const { db, deps, now, actor } = write;
  const secret = newSecret();
  const row = { ...ownerOf(actor), id: newId(), url, sealedSecret: sealSecret(deps.config, secret) };
  const made = { madeBy: personOf(actor).userId, createdAt: now };
  for (let slot = 1; slot <= mostEndpoints; slot += 1) {
    const endpoint = await insertEndpoint(db, { ...row, ...made, slot });
    if (!endpoint) continue;
    await keep(write, 'WEBHOOK_ADDED', endpoint);
    return { secret, endpoint };
  }
  throw refuse('too_many_webhooks');
}

/** Refuses with `webhook_not_found`. */
export async function removeEndpoint(write: Write, id: string): Promise<void> {
  const endpoint = await ownEndpoint(write, id);
  await deleteEndpoint(write.db, endpoint);
  await keep(write, 'WEBHOOK_REMOVED', endpoint);
}

/** A new secret; the one before signs as well for a day. Refuses with `webhook_not_found`. */
export async function rotateSecret(write: Write, id: string): Promise<Made> {
  const { db, deps, now } = write;
  const row = await ownEndpoint(write, id);
  const secret = newSecret();
  const endpoint = await saveEndpoint(db, row, {
    sealedSecret: sealSecret(deps.config, secret),
    previousSealedSecret: row.sealedSecret,
    previousEndsAt: plus(now, previousSecretLives),
  });
  await keep(write, 'WEBHOOK_SECRET_RENEWED', endpoint);
  return { secret, endpoint };
}

/** Locked. Refuses with `webhook_not_found`. */
export async function ownEndpoint({ db, actor }: { db: Write['db']; actor: Actor }, id: string): Promise<EndpointRow> {
  const endpoint = await lockEndpoint(db, ownerOf(actor), id);
  if (!endpoint) throw refuse('webhook_not_found');
  return endpoint;
}

/** Sellers have an audit log; its address may hold a token of the receiver's, so only the host is kept. */
async function keep(write: Write, action: AuditAction, { url }: EndpointRow): Promise<void> {
  const { sellerId } = write.actor;
  if (sellerId !== null) await record(write, { sellerId, action, subject: new URL(url).host });
}
