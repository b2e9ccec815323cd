import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, plus } from '../../kernel/clock.ts';
import type { Told, Topic } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import type { Work } from '../../platform/jobs/worker.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeClaim } from '../claims/claims.factory.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { sales } from '../sales/sales.tables.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { makeUser, type UserRow } from '../users/users.factory.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { notificationSubscribers } from './notifications.subscribers.ts';
import { notifications } from './notifications.tables.ts';
import { expiringSales } from './orders-at-stake.read-model.ts';
import { changePreferences } from './use-cases/change-preferences.ts';

/** Monday 23 November 2026, 10:00 in Amsterdam. */
const monday = '2026-11-23T09:00:00.000Z';
const friday = '2026-11-20T09:00:00.000Z';
const work: Work = { jobs: [], subscribers: notificationSubscribers };
const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((one) => one.close())));

let t: TestApp;
let seller: SellerRow;
let owner: UserRow;
beforeEach(async () => {
  t = await testApp({ now: friday });
  apps.push(t);
  seller = await t.database.write('none', (db) => makeSeller(db));
  owner = await person('OWNER');
});

const person = (role: UserRow['role'], of = seller) =>
  t.database.write('none', (db) => makeUser(db, { sellerId: of.id, role }));
const order = async (expiresAt: string, of = seller, status: 'REQUESTED' | 'CONFIRMED' = 'REQUESTED') =>
  (
    await t.database.write({ sellerId: of.id }, (db) =>
      makeSale(db, { seller: of, expiresAt, status, createdAt: friday }),
    )
  ).sale;
const run = async (name: string) => {
  await notificationJobs.find((one) => one.name === name)?.run({}, t.deps);
  await t.runJobs(work);
};
const told = async (user: UserRow) =>
  (
    await t.database.read('system', (db) => db.select().from(notifications).where(eq(notifications.userId, user.id)))
  ).map(({ type, saleId }) => ({ type, saleId }));
const mailsTo = async ({ email }: UserRow) =>
  t.database.read('none', (db) => db.select().from(messagesSent).where(eq(messagesSent.recipient, email)));

describe('[ORD-07] warnings before a deadline', () => {
  it('come when 24 and 4 hours of working time are left, once each for everybody who can act', async () => {
    const [clerk, viewer] = [await person('ORDERS'), await person('VIEWER')];
    const { id: saleId } = await order(monday);
    t.clock.set(plus(friday, -minutes(1)));
    await run('notifications.warn');
    expect(await told(owner)).toEqual([]);
    // A working day before Monday is Friday: the weekend is not counted.
    t.clock.set(friday);
    for (let turn = 0; turn < 3; turn += 1) await run('notifications.warn');
    t.clock.set(plus(monday, -hours(4) - minutes(1)));
    await run('notifications.warn');
    for (const who of [owner, clerk]) expect(await told(who)).toEqual([{ type: 'EXPIRING_24H', saleId }]);
    t.clock.set(plus(monday, -hours(4)));
    for (let turn = 0; turn < 3; turn += 1) await run('notifications.warn');
    for (const who of [owner, clerk])
      expect((await told(who)).map(({ type }) => type).sort()).toEqual(['EXPIRING_24H', 'EXPIRING_4H']);
    expect(await told(viewer)).toEqual([]);
  });

  it('of a confirmed order reach those who trigger its payment too, once each, also when others heard before', async () => {
    const [finance, clerk] = [await person('FINANCE'), await person('ORDERS')];
    await order(monday);
    const { id: confirmed } = await order(monday, seller, 'CONFIRMED');
    for (let turn = 0; turn < 2; turn += 1) await run('notifications.warn');
    expect(await told(finance)).toEqual([{ type: 'EXPIRING_24H', saleId: confirmed }]);
    for (const who of [owner, clerk]) expect(await told(who)).toHaveLength(2);
    const { id: late } = await order(plus(monday, hours(1)));
    t.clock.set(plus(friday, hours(1)));
    await run('notifications.warn');
    await t.database.write('system', (db) => db.update(sales).set({ status: 'CONFIRMED' }).where(eq(sales.id, late)));
    await run('notifications.warn');
    expect(await told(finance)).toContainEqual({ type: 'EXPIRING_24H', saleId: late });
    for (const who of [owner, clerk]) expect(await told(who)).toHaveLength(3);
  });

  it('look at no order that concerns nobody, so that those of others are not left out', async () => {
    const alone = await t.database.write('none', (db) => makeSeller(db));
    const { id } = await order(monday, alone, 'CONFIRMED');
    const span = { after: friday, until: plus(monday, hours(1)), statuses: ['CONFIRMED'] as const };
    const looked = async () => {
      const due = await t.database.read('system', (db) =>
        expiringSales(db, alone, { ...span, keyPrefix: 'EXPIRING_24H:pay:', roles: ['FINANCE'] }),
      );
      return due.filter(({ saleId }) => saleId === id).length;
    };
    expect(await looked()).toBe(0);
    await person('FINANCE', alone);
    expect(await looked()).toBe(1);
  });

  it('reach the others of a calendar where one cannot be told, whose failure is told', async () => {
    const [late, soon] = [await order(monday), await order(plus(friday, hours(1)))];
    const { database } = t.deps;
    const write: typeof database.write = (scope, change) => {
      if (failures.pop()) return Promise.reject(new Error('The database is busy'));
      return database.write(scope, change);
    };
    const failures = [true];
    const warn = notificationJobs.find((one) => one.name === 'notifications.warn');
    const deps = { ...t.deps, database: Object.assign(Object.create(database), { write }) };
    await expect(warn?.run({}, deps)).rejects.toThrow('calendars have orders without a warning');
    expect(await told(owner)).toHaveLength(1);
    await run('notifications.warn');
    expect((await told(owner)).map(({ saleId }) => saleId).sort()).toEqual([late.id, soon.id].sort());
  });

  it('of two processes at once, and of one that starts again, one warns', async () => {
    await order(monday);
    const warn = notificationJobs.find((one) => one.name === 'notifications.warn');
    await Promise.all(Array.from({ length: 4 }, () => warn?.run({}, t.deps)));
    await t.runJobs(work);
    expect((await told(owner)).map(({ type }) => type)).toEqual(['EXPIRING_24H']);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('leave out the first one when the order comes with less time, and those that are settled or over', async () => {
    const { id: saleId } = await order(plus(friday, hours(1)));
    await order(plus(friday, -hours(1)));
    await t.database.write({ sellerId: seller.id }, (db) =>
      makeSale(db, { seller, status: 'DECLINED', expiresAt: plus(friday, hours(1)), createdAt: friday }),
    );
    await run('notifications.warn');
    expect(await told(owner)).toEqual([{ type: 'EXPIRING_4H', saleId }]);
  });

  it('name the order and the deadline in the company’s time, by mail', async () => {
    const { orderNumber, id } = await order(monday);
    await run('notifications.warn');
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe(`Order ${orderNumber} expires on 23 November 2026 at 10:00 CET`);
    expect(mail?.body).toContain('24 hours of working time are left.');
    expect(mail?.body).toContain(`http://localhost:3000/orders/${id}/`);
    expect(mail?.headers['List-Unsubscribe']).toMatch(
      /^<http:\/\/localhost:3000\/api\/notifications\/unsubscribe\/\?token=/,
    );
    expect(mail?.body).toContain('http://localhost:3000/unsubscribe/?token=');
  });
});

describe('news of events', () => {
  const tell = async <T extends Topic>(topic: T, payload: Told<T>) => {
    await t.database.write('none', (db) => emit(db, t.clock.now(), topic, payload));
    await t.runJobs(work);
  };

  it.each([
    ['sale.requested', 'NEW_SALE', 'ORDERS'],
    ['sale.expired', 'EXPIRED', 'ORDERS'],
    ['sale.cancelled', 'SALE_CANCELLED', 'FINANCE'],
    ['sale.unshipped', 'NOT_SHIPPED', 'ORDERS'],
    ['sale.goods_back', 'GOODS_BACK', 'ORDERS'],
    ['shipment.troubled', 'SHIPMENT_TROUBLE', 'ORDERS'],
    ['package.missing', 'PACKAGE_MISSING', 'ORDERS'],
    ['package.resolved', 'GOODS_DECIDED', 'ORDERS'],
    ['payout.paid', 'PAYOUT_PAID', 'FINANCE'],
    ['payout.failed', 'PAYOUT_FAILED', 'FINANCE'],
    ['payout.reversed', 'PAYOUT_REVERSED', 'FINANCE'],
    ['payment.rejected', 'PAYMENT_REJECTED', 'FINANCE'],
  ] as const)('%s tells whom it concerns of that company: %s', async (topic, type, role) => {
    const other = await t.database.write('none', (db) => makeSeller(db));
    const [concerned, stockist, foreign] = [await person(role), await person('INVENTORY'), await person(role, other)];
    const { id: saleId } = await order(monday);
    await tell(topic, {
      ...{ sellerId: seller.id, saleId, orderNumber: 'QS-1', reason: 'The invoice is missing.' },
      ...{ buyerId: newId(), buyerName: 'Nordlicht', payoutId: newId(), carryOverId: newId() },
      ...{ currency: 'EUR', goodsMinor: '0', feeMinor: '0', vatMinor: '0' },
      ...{
        deadline: '2026-11-26T08:00:00.000Z',
        shipmentId: newId(),
        status: 'EXCEPTION',
        packageId: newId(),
        resolution: 'DISPOSE',
      },
    });
    expect(await told(concerned)).toEqual([{ type, saleId }]);
    for (const one of [stockist, foreign]) expect(await told(one)).toEqual([]);
  });

  it('whoever confirms orders hears that goods of another seller are missing, and until when to answer', async () => {
    const concerned = await person('ORDERS');
    await tell('replacement.asked', { sellerId: seller.id, deadline: monday });
    expect(await told(concerned)).toEqual([{ type: 'REPLACEMENT_ASKED', saleId: null }]);
    const [mail] = await mailsTo(concerned);
    expect(mail?.body).toContain('http://localhost:3000/dashboard/');
    expect(mail?.body).toContain('Act by 23 November 2026');
  });

  it('delivered twice, an event is told once', async () => {
    const { id: saleId } = await order(monday);
    const payload = { sellerId: seller.id, saleId };
    const event = { id: saleId, topic: 'sale.requested', payload, createdAt: friday };
    const one = notificationSubscribers.find(({ topic }) => topic === 'sale.requested');
    for (let turn = 0; turn < 2; turn += 1) await one?.handle(payload, event, t.deps);
    await t.runJobs(work);
    expect(await told(owner)).toHaveLength(1);
    expect(await mailsTo(owner)).toHaveLength(1);
  });

  it('stay on the bell for whoever does not want that kind by e-mail', async () => {
    await changePreferences(t.deps, { sellerId: seller.id, userId: owner.id }, [{ kind: 'NEW_SALE', email: false }]);
    await tell('sale.requested', { sellerId: seller.id, saleId: (await order(monday)).id });
    expect(await told(owner)).toHaveLength(1);
    expect(await mailsTo(owner)).toEqual([]);
  });
});

describe('the summary of the day', () => {
  /** Monday, 07:00 in Amsterdam. */
  const seven = '2026-11-23T06:00:00.000Z';

  it('comes at 7 of the company’s own time, once, with counts and the soonest deadlines', async () => {
    const { orderNumber } = await order(plus(seven, hours(30)));
    t.clock.set(plus(seven, -minutes(1)));
    await run('notifications.digest');
    expect(await mailsTo(owner)).toEqual([]);
    t.clock.set(seven);
    for (let turn = 0; turn < 3; turn += 1) await run('notifications.digest');
    const [mail, ...more] = await mailsTo(owner);
    expect([mail?.subject, more]).toEqual(['What needs you today: Confirm quantities 1', []]);
    expect(mail?.body).toContain('Open at Quayside on Monday, 23 November 2026:');
    expect(mail?.body).toContain(`${orderNumber} · Confirm quantities · 24 November 2026 at 13:00 CET`);
    t.clock.set(plus(seven, hours(24)));
    await run('notifications.digest');
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  it('[RT-05] names a claim that awaits the seller with its deadline, also when its order is completed', async () => {
    const claim = await t.database.write('system', (db) =>
      makeClaim(db, { seller, status: 'AWAITING_SELLER', dueAt: plus(seven, hours(30)) }),
    );
    const { orderNumber } = await order(plus(seven, hours(31)));
    t.clock.set(seven);
    await run('notifications.digest');
    const [mail] = await mailsTo(owner);
    expect(mail?.subject).toBe('What needs you today: Confirm quantities 1, Respond to claim 1');
    expect(mail?.body).toContain(
      [
        `${claim.orderNumber} · Respond to claim · 24 November 2026 at 13:00 CET`,
        `${orderNumber} · Confirm quantities · 24 November 2026 at 14:00 CET`,
      ].join('\n'),
    );
  });

  it('follows the clock of each company: seven in Lisbon is not seven in Amsterdam', async () => {
    const lisbon = await t.database.write('none', (db) => makeSeller(db, { country: 'PT', timeZone: 'Europe/Lisbon' }));
    const later = await person('OWNER', lisbon);
    await order(plus(seven, hours(30)));
    await order(plus(seven, hours(30)), lisbon);
    t.clock.set(seven);
    await run('notifications.digest');
    expect([(await mailsTo(owner)).length, (await mailsTo(later)).length]).toEqual([1, 0]);
    t.clock.set(plus(seven, hours(1)));
    await run('notifications.digest');
    expect([(await mailsTo(owner)).length, (await mailsTo(later)).length]).toEqual([1, 1]);
  });

  it('is not sent when nothing waits, not at the weekend, and not to those who opted out', async () => {
    t.clock.set(seven);
    await run('notifications.digest');
    expect(await mailsTo(owner)).toEqual([]);
    await order(plus(seven, hours(60)));
    t.clock.set(plus(seven, -hours(24)));
    await run('notifications.digest');
    expect(await mailsTo(owner)).toEqual([]);
    const clerk = await person('ORDERS');
    await changePreferences(t.deps, { sellerId: seller.id, userId: owner.id }, [
      { kind: 'DAILY_DIGEST', email: false },
    ]);
    t.clock.set(plus(seven, hours(24)));
    await run('notifications.digest');
    expect([(await mailsTo(owner)).length, (await mailsTo(clerk)).length]).toEqual([0, 1]);
  });
});
