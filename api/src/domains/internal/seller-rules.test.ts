import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../kernel/actor.ts';
import { days, plus } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { openWrite, type Write } from '../../platform/write.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeOffer, makeProduct } from '../offers/shelf.factory.ts';
import { makeSale, type SaleOverrides } from '../sales/sales.factory.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { moveSeller } from '../sellers/sellers.public.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { findingOf } from './seller-rules.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { AUTOMATIC_PAUSES: '1' } });
});
afterAll(() => t.close());

const company = () => t.database.write('none', (db) => makeSeller(db));
const ordersOf = async (seller: SellerRow, count: number, overrides: SaleOverrides) => {
  for (let n = 0; n < count; n += 1)
    await t.database.write('system', (db) =>
      makeSale(db, { seller, createdAt: plus(t.clock.now(), -days(9)), ...overrides }),
    );
};
const rulesRun = () => work.jobs.find(({ name }) => name === 'internal.pause_by_rules')?.run({}, t.deps);
const stateOf = async ({ id }: SellerRow) => {
  const [row] = await t.database.read('none', (db) => db.select().from(sellers).where(eq(sellers.id, id)));
  return row && { status: row.status, pauseReason: row.pauseReason };
};
const selling = { status: 'ACTIVE', pauseReason: null };

describe('[INV-11] the rules that pause a company', () => {
  const fine = { expired: 0, decided: 100, declined: 0, sold: 100_000n, claimed: 0n };
  it.each([
    ['one order expired', { expired: 1 }, undefined],
    ['two orders expired', { expired: 2 }, 'EXPIRED_ORDERS'],
    ['a tenth is declined', { declined: 10 }, undefined],
    ['more than a tenth is declined', { declined: 11 }, 'HIGH_DECLINE_RATE'],
    ['3 % are claimed', { claimed: 3_000n }, undefined],
    ['more than 3 % are claimed', { claimed: 3_001n }, 'HIGH_CLAIM_RATE'],
    ['of nine orders all are declined', { decided: 9, declined: 9, claimed: 90_000n }, undefined],
  ])('%s', (_, change, reason) => {
    expect(findingOf({ ...fine, ...change })?.reason).toBe(reason);
  });

  it('two expired orders within 30 days pause it: it is told why, and cannot end it by itself', async () => {
    const [late, once, longAgo] = [await company(), await company(), await company()];
    await ordersOf(late, 2, { status: 'EXPIRED' });
    await ordersOf(once, 1, { status: 'EXPIRED' });
    await ordersOf(longAgo, 2, { status: 'EXPIRED', createdAt: plus(t.clock.now(), -days(45)) });
    const owner = await signedIn(t, { sellerId: late.id });
    await rulesRun();
    expect(await stateOf(late)).toEqual({ status: 'PAUSED', pauseReason: 'EXPIRED_ORDERS' });
    expect([await stateOf(once), await stateOf(longAgo)]).toEqual([selling, selling]);
    await t.runJobs(work);
    const { results } = (await t.call('GET', '/notifications/', { headers: owner.headers })).json();
    expect(results).toMatchObject([{ type: 'PAUSED' }]);
    const profile = (await t.call('GET', '/sellers/profile/', { headers: owner.headers })).json();
    expect(profile).toMatchObject({ status: 'PAUSED', statusNote: expect.stringContaining('2 orders expired') });
  });

  it('more than a tenth declined for reasons of its own pauses it; the buyer’s reasons do not count', async () => {
    const [declining, innocent] = [await company(), await company()];
    for (const [seller, reason] of [
      [declining, 'OUT_OF_STOCK'],
      [innocent, 'DUPLICATE_ORDER'],
    ] as const) {
      await ordersOf(seller, 9, { status: 'CONFIRMED' });
      await ordersOf(seller, 2, { status: 'DECLINED', declineReasons: [reason] });
    }
    await rulesRun();
    expect(await stateOf(declining)).toEqual({ status: 'PAUSED', pauseReason: 'HIGH_DECLINE_RATE' });
    expect(await stateOf(innocent)).toEqual(selling);
  });

  it('once staff let it sell again, what was before counts no more', async () => {
    const seller = await company();
    await ordersOf(seller, 2, { status: 'EXPIRED' });
    await rulesRun();
    const opening = { actor: systemActor, scope: { sellerId: seller.id } } as const;
    await openWrite(t.deps, opening, (write) => moveSeller(write, { sellerId: seller.id, event: 'resume' }));
    t.clock.advance(1_000);
    await rulesRun();
    expect(await stateOf(seller)).toEqual(selling);
  });

  it('a VAT number that the register no longer knows pauses it, the bell and the mail say why; silence does not', async () => {
    const [known, unknown] = [await company(), await company()];
    const owner = await signedIn(t, { sellerId: unknown.id });
    const asked = async () => {
      await work.jobs.find(({ name }) => name === 'sellers.recheck_vat')?.run({}, t.deps);
      await t.runJobs(work);
    };
    const numbered = (id: string, vatNumber: string) =>
      t.database.write('none', (db) => db.update(sellers).set({ vatNumber }).where(eq(sellers.id, id)));
    await numbered(known.id, 'NL123456782B01');
    await numbered(unknown.id, 'NL123456783B01');
    await asked();
    expect(await stateOf(known)).toEqual(selling);
    expect(await stateOf(unknown)).toEqual({ status: 'PAUSED', pauseReason: 'INVALID_VAT' });
    const { results } = (await t.call('GET', '/notifications/', { headers: owner.headers })).json();
    expect(results).toMatchObject([{ type: 'PAUSED', pause: { reason: 'INVALID_VAT', end: null } }]);
    const { email } = owner.user;
    const mails = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
    );
    expect(mails).toContainEqual(
      expect.objectContaining({
        subject: 'Your company is paused: VAT number not valid',
        body: expect.stringContaining('Company registration'),
      }),
    );
  });

  it('what the company clears ends the pause by itself, and the bell says so; a pause of our own people stays', async () => {
    const [corrected, renewed, wrong, ended, byStaff] = [
      await company(),
      await company(),
      await company(),
      await company(),
      await company(),
    ];
    const owner = await signedIn(t, { sellerId: corrected.id });
    const judged = (one: SellerRow, vatStatus: 'VALID' | 'INVALID') =>
      t.database.write('none', (db) => db.update(sellers).set({ vatStatus }).where(eq(sellers.id, one.id)));
    const opened = (one: SellerRow, step: (write: Write) => Promise<unknown>) =>
      openWrite(t.deps, { actor: systemActor, scope: { sellerId: one.id } }, step);
    for (const one of [corrected, wrong]) {
      await judged(one, 'INVALID');
      await opened(one, ({ db, now }) => emit(db, now, 'seller.vat_invalid', { sellerId: one.id }));
    }
    for (const one of [renewed, ended])
      await opened(one, ({ db, now }) => emit(db, now, 'offer.lists_ended', { sellerId: one.id }));
    const pause = { event: 'pause', reason: 'INVALID_VAT', note: 'Call us.', pauseEnd: null } as const;
    await opened(byStaff, (write) => moveSeller(write, { sellerId: byStaff.id, ...pause }));
    await t.runJobs(work);
    const all = [corrected, renewed, wrong, ended, byStaff];
    const states = async () => (await Promise.all(all.map(stateOf))).map((state) => state?.pauseReason);
    const before = ['INVALID_VAT', 'STALE_STOCK_LIST', 'INVALID_VAT', 'STALE_STOCK_LIST', 'INVALID_VAT'];
    await rulesRun();
    expect(await states()).toEqual(before);
    await judged(corrected, 'VALID');
    await t.database.write('system', async (db) =>
      makeOffer(db, renewed, await makeProduct(db), { listedAt: t.clock.now() }),
    );
    await rulesRun();
    await t.runJobs(work);
    expect(await states()).toEqual([null, null, ...before.slice(2)]);
    expect(await stateOf(corrected)).toEqual(selling);
    const { results } = (await t.call('GET', '/notifications/', { headers: owner.headers })).json();
    expect(results).toContainEqual(expect.objectContaining({ type: 'RESUMED' }));
  });

  it('a corrected number ends the pause only once a register knows it; where none is asked, once it is not wrong', async () => {
    const one = await company();
    await t.database.write('none', (db) =>
      db.update(sellers).set({ vatStatus: 'INVALID' }).where(eq(sellers.id, one.id)),
    );
    await openWrite(t.deps, { actor: systemActor, scope: { sellerId: one.id } }, ({ db, now }) =>
      emit(db, now, 'seller.vat_invalid', { sellerId: one.id }),
    );
    await t.runJobs(work);
    await rulesRun();
    expect(await stateOf(one)).toEqual({ status: 'PAUSED', pauseReason: 'INVALID_VAT' });
    const typed = (patch: { vatNumber: string | null; vatStatus: 'PENDING' | 'UNABLE_TO_VALIDATE' }) =>
      t.database.write('none', (db) => db.update(sellers).set(patch).where(eq(sellers.id, one.id)));
    await typed({ vatNumber: null, vatStatus: 'PENDING' });
    await rulesRun();
    expect(await stateOf(one)).toEqual({ status: 'PAUSED', pauseReason: 'INVALID_VAT' });
    await typed({ vatNumber: 'NL123456782B01', vatStatus: 'UNABLE_TO_VALIDATE' });
    const config = { ...t.deps.config, viesUrl: 'http://vies.invalid' };
    await work.jobs.find(({ name }) => name === 'internal.pause_by_rules')?.run({}, { ...t.deps, config });
    expect(await stateOf(one)).toEqual({ status: 'PAUSED', pauseReason: 'INVALID_VAT' });
    await rulesRun();
    expect(await stateOf(one)).toEqual(selling);
  });

  it('what is told late pauses nobody who has cleared it by then: a valid number, a list that is current', async () => {
    const [corrected, wrong] = [await company(), await company()];
    await t.database.write('system', async (db) => {
      await db.update(sellers).set({ vatStatus: 'INVALID' }).where(eq(sellers.id, wrong.id));
      await makeOffer(db, corrected, await makeProduct(db), { listedAt: t.clock.now() });
    });
    for (const { id: sellerId } of [corrected, wrong])
      await openWrite(t.deps, { actor: systemActor, scope: { sellerId } }, async ({ db, now }) => {
        await emit(db, now, 'seller.vat_invalid', { sellerId });
        await emit(db, now, 'offer.lists_ended', { sellerId });
      });
    await t.runJobs(work);
    expect(await stateOf(corrected)).toEqual(selling);
    expect(await stateOf(wrong)).toMatchObject({ status: 'PAUSED' });
  });

  it('[INV-01] lists that all ended pause it as STALE_STOCK_LIST; one offer of a fresh list keeps it selling', async () => {
    const [stale, fresh] = [await company(), await company()];
    const old = plus(t.clock.now(), -days(31));
    await t.database.write('system', async (db) => {
      await makeOffer(db, stale, await makeProduct(db), { listedAt: old });
      await makeOffer(db, fresh, await makeProduct(db), { listedAt: old });
      await makeOffer(db, fresh, await makeProduct(db), { listedAt: t.clock.now() });
    });
    await work.jobs.find(({ name }) => name === 'offers.expire')?.run({}, t.deps);
    await t.runJobs(work);
    expect(await stateOf(stale)).toEqual({ status: 'PAUSED', pauseReason: 'STALE_STOCK_LIST' });
    expect(await stateOf(fresh)).toEqual(selling);
  });
});
