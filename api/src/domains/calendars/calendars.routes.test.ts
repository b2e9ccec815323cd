import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { idempotencyKeys } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeClaim } from '../claims/claims.factory.ts';
import { claims } from '../claims/claims.tables.ts';
import { users } from '../users/users.tables.ts';
import { calendarLinks } from './calendars.tables.ts';

let t: TestApp;
let desk: SellerFixture;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  desk = await sellerFixture(t);
});

const own = (method: 'GET' | 'POST' | 'DELETE', who = desk): Promise<TestAnswer> =>
  t.call(method, '/user/calendar-link/', { headers: who.session.headers });
const made = async (): Promise<string> => new URL((await own('POST')).json().url).pathname.replace(/^\/api/, '');
const read = (path: string, headers = {}) => t.call('GET', path, { headers });

describe('[RT-05] the calendar link', () => {
  it('lets a program read the deadlines of the company’s open orders, soonest first, and of no other', async () => {
    const other = await sellerFixture(t);
    await other.sale({ orderNumber: 'QS-FOREIGN-0' });
    await desk.sale({ orderNumber: 'QS-LATER-0', expiresAt: '2026-11-25T16:00:00.000Z' });
    await desk.sale({ orderNumber: 'QS-SOON-0', expiresAt: '2026-11-23T16:00:00.000Z' });
    await desk.sale({ orderNumber: 'QS-PAID-0', status: 'PAID' });
    const answer = await read(await made());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body.match(/QS-\w+-0/g)).toEqual(['QS-SOON-0', 'QS-LATER-0']);
  });

  it('shows until when a claim has to be answered, while it awaits the seller', async () => {
    const other = await sellerFixture(t);
    const waiting = { status: 'AWAITING_SELLER', dueAt: '2026-11-24T09:00:00.000Z' } as const;
    const claim = await t.database.write('system', async (db) => {
      await makeClaim(db, { seller: other.seller, ...waiting });
      await makeClaim(db, { seller: desk.seller, status: 'AWAITING_EVIDENCE', dueAt: waiting.dueAt });
      return makeClaim(db, { seller: desk.seller, ...waiting });
    });
    const path = await made();
    const found = async () => (await read(path)).body.match(/UID:.*(?=@)|DTEND:.*Z/g) ?? [];
    expect(await found()).toEqual([`UID:${claim.id}`, 'DTEND:20261124T090000Z']);
    await t.database.write('system', (db) =>
      db.update(claims).set({ status: 'UNDER_REVIEW', dueAt: 'infinity' }).where(eq(claims.id, claim.id)),
    );
    expect(await found()).toEqual([]);
  });

  it('shows claims only to somebody who may read them', async () => {
    const { id } = await t.database.write('system', (db) =>
      makeClaim(db, { seller: desk.seller, status: 'AWAITING_SELLER', dueAt: '2026-11-24T09:00:00.000Z' }),
    );
    const path = await made();
    const shownTo = async (role: 'FINANCE' | 'VIEWER') => {
      await t.database.write('none', (db) => db.update(users).set({ role }).where(eq(users.id, desk.session.user.id)));
      const answer = await read(path);
      return [answer.statusCode, answer.body.includes(id)];
    };
    expect(await shownTo('FINANCE')).toEqual([200, false]);
    expect(await shownTo('VIEWER')).toEqual([200, true]);
  });

  it('is answered without its text while nothing changed', async () => {
    const path = await made();
    const { etag } = (await read(path)).headers;
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(304);
    await desk.sale();
    expect((await read(path, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('tells when it was made and last read, and never its secret again', async () => {
    expect((await own('GET')).json()).toEqual({ createdAt: null, readAt: null });
    const path = await made();
    expect((await own('GET')).json()).toEqual({ createdAt: t.clock.now(), readAt: null });
    await read(path);
    expect((await own('GET')).json().readAt).toBe(t.clock.now());
    const [row] = await t.database.read('system', (db) =>
      db.select().from(calendarLinks).where(eq(calendarLinks.sellerId, desk.seller.id)),
    );
    expect(row?.secretHash).toMatch(/^[0-9a-f]{64}$/);
    expect(path).not.toContain(row?.secretHash);
  });

  it('[ORD-16] sent twice with one Idempotency-Key it is made once and told again, and can be read nowhere', async () => {
    const headers = { ...desk.session.headers, 'idempotency-key': newId() };
    const ask = () => t.call('POST', '/user/calendar-link/', { headers });
    const [first, again] = [await ask(), await ask()];
    expect(again.body).toBe(first.body);
    const path = new URL(first.json().url).pathname;
    expect((await read(path.replace(/^\/api/, ''))).statusCode).toBe(200);
    const kept = await t.database.read('none', (db) => db.select().from(idempotencyKeys));
    expect(JSON.stringify(kept)).not.toContain(path);
  });

  it('ends when it is replaced, and when it is removed; removing again is nothing wrong', async () => {
    const first = await made();
    const second = await made();
    const refused = await read(first);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'calendar_link_unknown']);
    expect((await read(second)).statusCode).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await own('DELETE')).statusCode).toBe(204);
    expect((await read(second)).statusCode).toBe(404);
    expect((await read('/calendar/no-such-secret/')).statusCode).toBe(404);
  });

  it('ends with the password under which it was made', async () => {
    const link = await made();
    const { id: userId } = desk.session.user;
    await t.database.write('none', (db) => emit(db, t.clock.now(), 'auth.password_changed', { userId }));
    await t.runJobs(work);
    expect((await read(link)).statusCode).toBe(404);
  });

  it('reads nothing for somebody who may read orders no longer, or was dismissed', async () => {
    const path = await made();
    const change = (values: Partial<typeof users.$inferInsert>) =>
      t.database.write('none', (db) => db.update(users).set(values).where(eq(users.id, desk.session.user.id)));
    await change({ role: 'INVENTORY' });
    expect((await read(path)).json().code).toBe('calendar_link_unknown');
    await change({ role: 'VIEWER' });
    expect((await read(path)).statusCode).toBe(200);
    await change({ disabledAt: t.clock.now() });
    expect((await read(path)).statusCode).toBe(404);
  });

  it('is each person’s own', async () => {
    const path = await made();
    const colleague = await signedIn(t, { sellerId: desk.seller.id });
    expect((await t.call('DELETE', '/user/calendar-link/', { headers: colleague.headers })).statusCode).toBe(204);
    expect((await read(path)).statusCode).toBe(200);
  });

  it('notes a reading once an hour', async () => {
    const path = await made();
    await read(path);
    const first = t.clock.now();
    t.clock.advance(hours(0.5));
    await read(path);
    const noted = async (): Promise<string> => {
      const [row] = await t.database.read('system', (db) =>
        db.select().from(calendarLinks).where(eq(calendarLinks.sellerId, desk.seller.id)),
      );
      return row?.readAt ?? '';
    };
    expect(await noted()).toBe(first);
    t.clock.advance(hours(1));
    await read(path);
    expect(await noted()).toBe(t.clock.now());
  });
});
