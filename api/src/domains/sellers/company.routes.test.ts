import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, plus, seconds } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { offers } from '../offers/offers.tables.ts';
import { makeOffer, makeProduct } from '../offers/shelf.factory.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { makeBuyer, makeSeller, type SellerRow } from './sellers.factory.ts';
import { sellers } from './sellers.tables.ts';

let t: TestApp;
let own: SellerRow;
let mila: Session;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  own = await t.database.write('none', (db) => makeSeller(db));
  mila = await signedIn(t, { sellerId: own.id });
});

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
const call = (method: Method, path: string, payload?: object, { headers } = mila) =>
  t.call(method, path, { headers, ...(payload ? { payload } : {}) });
const profile = async () => (await call('GET', '/sellers/profile/')).json();
const stored = async () => {
  const [row] = await t.database.read('none', (db) => db.select().from(sellers).where(eq(sellers.id, own.id)));
  return row;
};

describe('[PRO-02] [PRO-03] [PRO-04] [PRO-05] [PRO-17] the profile of a company', () => {
  it('is changed part by part, and says what is complete', async () => {
    const version = (await profile()).version;
    const changes = {
      shipDirectTo: { regions: ['EUROPE', 'USA'], countries: ['NO'] },
      sellTo: { regions: [], countries: ['DE', 'US'] },
      shippingFrom: [
        { country: 'NL', leadDays: 2 },
        { country: 'PL', leadDays: 5 },
      ],
      terms: [
        {
          region: 'EUROPE',
          minimumOrderValue: { amount: '250.00', currency: 'EUR' },
          shippingCost: { amount: '15.50', currency: 'EUR' },
        },
      ],
      companyVersion: version,
    };
    expect((await call('PATCH', '/user/', changes)).statusCode).toBe(200);
    const { companyVersion: _, ...shown } = changes;
    expect(await profile()).toMatchObject({ ...shown, version: version + 1 });
    expect((await stored())?.sellTo).toEqual(['EUROPE', 'USA']);
    expect((await call('PATCH', '/user/', changes)).json().code).toBe('stale_version');
    expect((await profile()).complete).toContain('sell-to');
  });

  it('refuses what cannot be, at its field, and keeps the rest', async () => {
    const before = await profile();
    const refused = async (body: object) => {
      const answer = await call('PATCH', '/user/', body);
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})[0] ?? answer.json().code];
    };
    expect(await refused({ sellTo: { regions: [], countries: [] } })).toEqual([400, 'sellTo']);
    expect(await refused({ discount: '95' })).toEqual([400, 'discount']);
    expect(
      await refused({
        shippingFrom: [
          { country: 'NL', leadDays: 1 },
          { country: 'NL', leadDays: 2 },
        ],
      }),
    ).toEqual([400, 'shippingFrom']);
    expect(await refused({ shipDirectTo: { regions: ['MARS'], countries: [] } })).toEqual([
      400,
      'shipDirectTo.regions.0',
    ]);
    const pounds = { amount: '10.00', currency: 'GBP' };
    expect(await refused({ terms: [{ region: 'USA', minimumOrderValue: pounds, shippingCost: pounds }] })).toEqual([
      400,
      'terms_currency',
    ]);
    expect(await profile()).toEqual(before);
  });

  it('[PRO-11] a VAT number is asked about: known by name, wrong, or not to be judged', async () => {
    await call('PATCH', '/user/', { vatNumber: 'NL 1234.56.782.B01' });
    expect((await profile()).vat).toEqual({
      countryCode: 'NL',
      taxNumber: 'NL123456782B01',
      companyName: 'Waldhuis Groothandel B.V.',
      validationStatus: 'VALID',
    });
    const wrong = await call('PATCH', '/user/', { vatNumber: 'NL123456783B01' });
    expect([wrong.json().code, Object.keys(wrong.json().errors)]).toEqual(['vat_number_invalid', ['vatNumber']]);
    expect((await call('PATCH', '/user/', { vatNumber: '..' })).json().code).toBe('vat_number_unreadable');
    await t.database.write('none', (db) => db.update(sellers).set({ country: 'BE' }).where(eq(sellers.id, own.id)));
    await call('PATCH', '/user/', { vatNumber: 'BE0411905847' });
    expect((await profile()).vat).toMatchObject({ companyName: '', validationStatus: 'UNABLE_TO_VALIDATE' });
    expect((await call('GET', '/vat/')).json().vat).toMatchObject({ validationStatus: 'UNABLE_TO_VALIDATE' });
  });

  it('a discount changes every price and the ranks', async () => {
    const offer = await t.database.write('system', async (db) => {
      const product = await makeProduct(db);
      await makeOffer(db, await makeSeller(db), product, { priceMinor: 1_000n, effectiveMinor: 990n });
      return makeOffer(db, own, product, { priceMinor: 1_000n, effectiveMinor: 1_000n });
    });
    await call('PATCH', '/user/', { discount: '5.5' });
    await t.runJobs(work);
    const [after] = await t.database.read('system', (db) => db.select().from(offers).where(eq(offers.id, offer.id)));
    expect([after?.effectiveMinor, after?.rank]).toEqual([945n, 1]);
  });

  it('[PRO-01] is not for people who may not change the company, nor before they confirmed their own address', async () => {
    const viewer = await signedIn(t, { sellerId: own.id, role: 'VIEWER' });
    expect((await call('PATCH', '/user/', { discount: '5' }, viewer)).statusCode).toBe(403);
    expect((await call('PATCH', '/user/', { account: 'Vera' }, viewer)).statusCode).toBe(200);
    const unconfirmed = await signedIn(t, { sellerId: own.id, isEmailVerified: false });
    expect((await call('PATCH', '/user/', { discount: '5' }, unconfirmed)).json().code).toBe('verification_required');
    expect((await profile()).discount).toBe('0.00');
  });
});

describe('[PRO-16] fee and debtor', () => {
  it('a higher fee counts from the next month; a lower one once we agreed', async () => {
    expect((await call('PUT', '/user/fee/', { fee: '9.5' })).json()).toEqual({
      ...{ fee: '8.00', nextFee: '9.50', from: '2026-12-01T00:00:00.000Z', needsApproval: false },
    });
    expect((await call('PUT', '/user/fee/', { fee: '2' })).json()).toMatchObject({
      nextFee: '2.00',
      needsApproval: true,
    });
    expect((await call('PUT', '/user/fee/', { fee: '31' })).statusCode).toBe(400);
    const staff = await signedIn(t, {
      email: `fees-${own.id}@quayside.example`,
      role: 'STAFF',
      staffPermissions: ['staff.sellers'],
    });
    const agreed = await call('POST', `/internal/sellers/${own.id}/fee/`, { isAgreed: true }, staff);
    expect(agreed.json().profile.nextFee).toMatchObject({ fee: '2.00', needsApproval: false });
    const again = await call('POST', `/internal/sellers/${own.id}/fee/`, { isAgreed: true }, staff);
    expect(again.json().code).toBe('fee_not_asked');
  });

  it('a fee counts at its time, and not a moment earlier', async () => {
    await call('PUT', '/user/fee/', { fee: '9.5' });
    const turn = work.jobs.find(({ name }) => name === 'sellers.fees');
    await turn?.run({}, t.deps);
    expect((await stored())?.feeBasisPoints).toBe(800);
    const december = { ...t.deps, clock: { now: () => '2026-12-01T00:00:00.000Z' } };
    await turn?.run({}, december);
    expect(await stored()).toMatchObject({ feeBasisPoints: 950, nextFeeBasisPoints: null });
  });

  it('[ERR-13] [BUY-11] tells companies how we stand with them; a buyer applies for credit once', async () => {
    expect((await call('GET', '/user/debtor/')).json()).toMatchObject({ name: own.name, creditStatus: 'NONE' });
    const buyer = await t.database.write('none', (db) => makeBuyer(db));
    const bo = await signedIn(t, { buyerId: buyer.id, role: 'BUYER' }, 'buyers');
    const apply = () => call('POST', '/mondu/apply/', { limit: { amount: '5000.00', currency: 'EUR' } }, bo);
    for (const limit of [
      { amount: '5000.00', currency: 'PLN' },
      { amount: '0.00', currency: 'EUR' },
    ])
      expect((await call('POST', '/mondu/apply/', { limit }, bo)).json().errors).toHaveProperty('limit');
    expect((await apply()).json()).toMatchObject({ status: 'APPLIED' });
    expect((await apply()).json().code).toBe('already_applied');
    expect((await call('GET', '/user/debtor/', undefined, bo)).json()).toMatchObject({
      creditStatus: 'APPLIED',
      creditLimit: null,
    });
  });
});

describe('[INV-11] [RT-06] the status of a company', () => {
  it('a seller pauses, is told, ends it; a pause ends by itself', async () => {
    const until = plus(t.clock.now(), days(3));
    const paused = await call('POST', '/sellers/status/', {
      event: 'pause',
      reason: 'HOLIDAY',
      expectedPauseEnd: until,
    });
    expect(paused.json().status).toBe('PAUSED');
    expect((await call('GET', '/user/')).json()).toMatchObject({ sellerStatus: 'PAUSED', pauseReason: 'HOLIDAY' });
    await t.runJobs(work);
    const { results } = (await call('GET', '/notifications/')).json();
    expect(results.map(({ type }: { type: string }) => type)).toContain('PAUSED');
    expect((await call('POST', '/sellers/status/', { event: 'resume' })).json().status).toBe('ACTIVE');
    await call('POST', '/sellers/status/', { event: 'pause', reason: 'HOLIDAY', expectedPauseEnd: until });
    const resume = work.jobs.find(({ name }) => name === 'sellers.resume');
    await resume?.run({}, t.deps);
    expect((await stored())?.status).toBe('PAUSED');
    await resume?.run({}, { ...t.deps, clock: { now: () => until } });
    expect(await stored()).toMatchObject({ status: 'ACTIVE', pauseReason: null, expectedPauseEnd: null });
  });

  it('staff pause for any reason, and the seller cannot end that', async () => {
    const staff = await signedIn(t, {
      email: `staff-${own.id}@quayside.example`,
      role: 'STAFF',
      staffPermissions: ['staff.sellers'],
    });
    const move = (body: object) => call('POST', `/internal/sellers/${own.id}/status/`, body, staff);
    expect((await move({ event: 'pause' })).json().code).toBe('seller_reason_required');
    expect((await move({ event: 'pause', reason: 'COMPLIANCE_REVIEW' })).json()).toMatchObject({
      status: 'PAUSED',
      allowedEvents: ['resume', 'suspend', 'close'],
    });
    expect((await call('POST', '/sellers/status/', { event: 'resume' })).json().code).toBe('seller_pause_not_own');
    expect((await move({ event: 'suspend', note: 'Papers are missing' })).json().statusNote).toBe('Papers are missing');
    expect((await move({ event: 'reinstate' })).json().status).toBe('ACTIVE');
    expect((await call('GET', '/internal/sellers/?search=Waldhuis', undefined, staff)).json().count).toBeGreaterThan(0);
    expect((await move({ event: 'close' })).json().status).toBe('CLOSED');
  });

  it('one in review, or that asked for another fee, is on the list of what waits for us', async () => {
    const staff = await signedIn(t, {
      email: `staff-${own.id}@quayside.example`,
      role: 'STAFF',
      staffPermissions: ['staff.sellers'],
    });
    const waits = async () => {
      const list = (await call('GET', '/internal/sellers/?waiting=true&size=100', undefined, staff)).json();
      return list.results.some(({ qid }: { qid: string }) => qid === own.id);
    };
    const become = (change: Partial<typeof sellers.$inferInsert>) =>
      t.database.write('none', (db) => db.update(sellers).set(change).where(eq(sellers.id, own.id)));
    expect(await waits()).toBe(false);
    await become({ status: 'IN_REVIEW' });
    expect(await waits()).toBe(true);
    await become({ status: 'ACTIVE', nextFeeBasisPoints: 600, nextFeeAt: '2026-12-01T00:00:00.000Z' });
    expect(await waits()).toBe(true);
    await become({ nextFeeAgreed: true });
    expect(await waits()).toBe(false);
    await become({ nextFeeAgreed: false, status: 'CLOSED' });
    expect(await waits()).toBe(false);
  });

  it('a suspended company reads and finishes its orders, and changes nothing else; in a session that was open already', async () => {
    const sale = await t.database.write({ sellerId: own.id }, (db) =>
      makeSale(db, { sellerId: own.id, status: 'REQUESTED' }),
    );
    expect((await call('PATCH', '/user/', { registrationNumber: '24289101' })).statusCode).toBe(200);
    await t.database.write('none', (db) =>
      db.update(sellers).set({ status: 'SUSPENDED' }).where(eq(sellers.id, own.id)),
    );
    t.clock.advance(seconds(3));
    expect((await call('PATCH', '/user/', { registrationNumber: '24289102' })).json().code).toBe('permission_denied');
    expect((await call('POST', '/user/bank/iban/', {})).json().code).toBe('permission_denied');
    expect((await call('GET', `/sales/${sale.sale.id}/`)).json().allowedActions).toContain('CONFIRM_QUANTITIES');
    expect((await call('GET', '/user/')).json().permissions).not.toContain('offers.write');
  });

  it.each([
    ['approve', 'IN_REVIEW', 'Your company is approved on Quayside'],
    ['send_back', 'IN_REVIEW', 'Your profile needs a change before we can approve it'],
    ['reject', 'IN_REVIEW', 'Your company was not approved on Quayside'],
    ['suspend', 'ACTIVE', 'Your company is suspended on Quayside'],
    ['reinstate', 'SUSPENDED', 'Your company sells again on Quayside'],
  ] as const)('%s is told to the owners by e-mail, with our note and where to write', async (event, from, subject) => {
    await t.database.write('none', (db) => db.update(sellers).set({ status: from }).where(eq(sellers.id, own.id)));
    const viewer = await signedIn(t, { sellerId: own.id, role: 'VIEWER' });
    const staff = await signedIn(t, {
      email: `staff-${own.id}@quayside.example`,
      role: 'STAFF',
      staffPermissions: ['staff.sellers'],
    });
    const note = 'About the extract of the register';
    const moved = await call('POST', `/internal/sellers/${own.id}/status/`, { event, note }, staff);
    expect(moved.statusCode).toBe(200);
    await t.runJobs(work);
    const sent = await t.database.read('system', (db) =>
      db.execute<{ recipient: string; subject: string; body: string }>(
        sql`select recipient, subject, body from messages_sent where recipient in (${mila.user.email}, ${viewer.user.email})`,
      ),
    );
    expect(sent.rows.map((mail) => [mail.recipient, mail.subject])).toEqual([[mila.user.email, subject]]);
    expect(sent.rows[0]?.body).toContain(note);
    expect(sent.rows[0]?.body).toContain(t.deps.config.mailboxes.support);
  });
});

describe('[INTG-13] [INTG-15] VAT numbers and e-mail addresses of anybody', () => {
  it('are judged without being saved', async () => {
    const judge = (countryCode: string, taxNumber: string) =>
      call('POST', '/vat/validation/', { countryCode, taxNumber }).then((answer) => answer.json());
    expect(await judge('DE', 'DE 136 695 976')).toMatchObject({
      validationStatus: 'UNABLE_TO_VALIDATE',
      companyName: '',
    });
    expect(await judge('NL', 'NL123456783B01')).toMatchObject({ validationStatus: 'INVALID' });
    expect((await judge('NL', '?')).code).toBe('vat_number_unreadable');
    const mail = (email: string) => call('POST', '/email/validation/', { email }).then((answer) => answer.json());
    expect(await mail(' Tess@Brambleford.example ')).toEqual({
      email: 'tess@brambleford.example',
      status: 'VALID',
      didYouMean: null,
    });
    expect(await mail('tess@gmial.com')).toMatchObject({ status: 'VALID', didYouMean: 'tess@gmail.com' });
    expect(await mail('tess@mailinator.com')).toMatchObject({ status: 'DISPOSABLE' });
    expect(await mail('tess@')).toMatchObject({ status: 'INVALID' });
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/vat/validation/', { countryCode: 'NL', taxNumber: '1' })),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  });
});
