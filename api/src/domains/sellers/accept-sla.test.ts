import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/session.ts';
import { makeSeller } from './sellers.factory.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const newSeller = () => t.database.write('none', (db) => makeSeller(db, { slaVersion: null, slaAcceptedAt: null }));
const accept = (headers: Readonly<Record<string, string>>, version: string) =>
  t.call('POST', '/sellers/accept-sla/', { headers, payload: { version } });
const eventsFor = async (sellerId: string) => {
  const events = await t.database.read('none', (db) =>
    db.select().from(outbox).where(eq(outbox.topic, 'seller.sla_accepted')),
  );
  return events.filter(({ payload }) => payload.sellerId === sellerId);
};

describe('POST sellers/accept-sla/', () => {
  it('[ORD-08] accepts the version in force for the company, told once however often it is sent', async () => {
    const seller = await newSeller();
    const other = await newSeller();
    const { headers } = await signedIn(t, { sellerId: seller.id });
    expect((await t.call('GET', '/user/', { headers })).json().slaAccepted).toBe(false);
    for (let n = 0; n < 2; n += 1)
      expect((await accept(headers, '2026-01')).json()).toEqual({ slaAccepted: true, version: '2026-01' });
    expect((await t.call('GET', '/user/', { headers })).json().slaAccepted).toBe(true);
    expect(await eventsFor(seller.id)).toHaveLength(1);
    const foreign = await signedIn(t, { sellerId: other.id });
    expect((await t.call('GET', '/user/', { headers: foreign.headers })).json().slaAccepted).toBe(false);
  });

  it('[ORD-08] another version is 400 and accepts nothing', async () => {
    const seller = await newSeller();
    const { headers } = await signedIn(t, { sellerId: seller.id });
    expect((await accept(headers, '2025-01')).json()).toMatchObject({
      status: 400,
      code: 'sla_version_unknown',
      slaVersion: '2026-01',
    });
    expect(await eventsFor(seller.id)).toEqual([]);
  });

  it('an older acceptance does not count for the version in force', async () => {
    const seller = await t.database.write('none', (db) => makeSeller(db, { slaVersion: '2025-01' }));
    const { headers } = await signedIn(t, { sellerId: seller.id });
    expect((await t.call('GET', '/user/', { headers })).json().slaAccepted).toBe(false);
  });

  it('401 without a session, 403 for a viewer and for staff', async () => {
    const seller = await newSeller();
    expect((await accept({}, '2026-01')).statusCode).toBe(401);
    const viewer = await signedIn(t, { sellerId: seller.id, role: 'VIEWER' });
    expect((await accept(viewer.headers, '2026-01')).json().code).toBe('permission_denied');
    const staff = await signedIn(t, {
      email: 'sla@quayside.example',
      role: 'STAFF',
      staffPermissions: ['staff.sellers'],
    });
    expect((await accept(staff.headers, '2026-01')).statusCode).toBe(403);
  });
});
