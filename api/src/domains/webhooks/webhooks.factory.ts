/** An endpoint with one message, for tests. */
import { randomInt } from 'node:crypto';
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertEndpoint, insertMessage } from './webhooks.repository.ts';
import type { Owner } from './webhooks.types.ts';

/** Beside the five that a company may add itself; its secret is none. */
export async function makeWebhook(db: Db, owner: Owner): Promise<{ endpointId: string; messageId: string }> {
  const at = '2026-11-20T09:00:00.000Z';
  const [endpointId, messageId] = [newId(), newId()];
  const row = { ...owner, id: endpointId, url: 'https://erp.example/hooks', sealedSecret: '', madeBy: newId() };
  await insertEndpoint(db, { ...row, slot: randomInt(6, 2 ** 31), createdAt: at });
  await insertMessage(db, {
    ...{ ...owner, id: messageId, endpointId, type: 'webhook.test', body: '{}', status: 'FAILED', createdAt: at },
  });
  return { endpointId, messageId };
}
