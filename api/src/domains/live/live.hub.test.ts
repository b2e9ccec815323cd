import type { PermissionName } from '@quayside/contract/permissions';
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Listener } from '../../platform/db/listening.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { type LiveHub, openHub } from './live.hub.ts';

let t: TestApp;
afterEach(async () => {
  await t.close();
});

/** The database of the test, whose reads can be made to fail and whose notifications the test sends. */
async function hubOverFragileReads() {
  t = await testApp();
  let heard: Listener | undefined;
  let isBroken = false;
  let isFree = Promise.resolve();
  let asked = 0;
  const read: Database['read'] = async (scope, work) => {
    asked += 1;
    await isFree;
    if (isBroken) throw new Error('no connection');
    return t.database.read(scope, work);
  };
  const database: Database = {
    ...t.database,
    read,
    listen: (_channel, listener) => {
      heard = listener;
      return { started: Promise.resolve(), close: async () => undefined };
    },
  };
  return {
    hub: openHub({ ...t.deps, database }),
    tell: (saleId: string, sellerId: string) =>
      heard?.onMessage(
        JSON.stringify({
          id: newId(),
          topic: 'sale.changed',
          sellerId,
          userId: null,
          saleId,
          byId: null,
          version: null,
        }),
      ),
    breakReads: (broken: boolean) => {
      isBroken = broken;
    },
    /** Reads wait until what it gives is called. */
    holdReads: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      isFree = promise;
      return resolve;
    },
    asked: () => asked,
  };
}

/** Somebody of the company, signed in, and all that is heard as text. */
async function listenerOf(sellerId: string) {
  const { user, headers } = await signedIn(t, { sellerId });
  const [session] = (await t.call('GET', '/user/sessions/', { headers })).json().results;
  return {
    kind: 'SELLER',
    role: 'OWNER',
    sellerId,
    warehouseId: null,
    userId: user.id,
    sessionId: session.qid,
    isVerified: true,
    permissions: new Set<PermissionName>((await t.call('GET', '/user/', { headers })).json().permissions),
    until: '2027-01-01T00:00:00.000Z',
  } as const;
}

async function heardBy(hub: LiveHub, listener: Parameters<LiveHub['open']>[0]) {
  let heard = '';
  const stream = await hub.open(listener, { lastId: undefined, pageAge: undefined });
  stream.on('data', (chunk) => {
    heard += String(chunk);
  });
  return { heard: () => heard, hasEnded: () => stream.readableEnded };
}

it('[GATE-06] tells nothing while nobody can say who still may hear it, and makes up for it afterwards', async () => {
  const { hub, tell, breakReads } = await hubOverFragileReads();
  const seller = await t.database.write('none', (db) => makeSeller(db));
  const { heard } = await heardBy(hub, await listenerOf(seller.id));
  const [before, meanwhile, after] = [newId(), newId(), newId()];
  tell(before, seller.id);
  await vi.waitFor(() => expect(heard()).toContain(before));
  breakReads(true);
  await new Promise((resolve) => setTimeout(resolve, 3_200));
  tell(meanwhile, seller.id);
  breakReads(false);
  await vi.waitFor(() => expect(heard()).toContain('event: resync'), { timeout: 3_000 });
  expect(heard()).not.toContain(meanwhile);
  tell(after, seller.id);
  await vi.waitFor(() => expect(heard()).toContain(after));
  await hub.close();
});

it('[GATE-06] a page that opens while the rights of others are asked for stays open, and hears what happens', async () => {
  const { hub, tell, holdReads, asked } = await hubOverFragileReads();
  const seller = await t.database.write('none', (db) => makeSeller(db));
  const [early, late] = [await listenerOf(seller.id), await listenerOf(seller.id)];
  await heardBy(hub, early);
  const [answer, before] = [holdReads(), asked()];
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before), { timeout: 3_000 });
  const page = await heardBy(hub, late);
  answer();
  // The next question is about both.
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before + 1), { timeout: 5_000 });
  const saleId = newId();
  tell(saleId, seller.id);
  await vi.waitFor(() => expect(page.heard()).toContain(saleId));
  expect(page.hasEnded()).toBe(false);
  await hub.close();
});
