import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';

let t: TestApp;
let own: SellerRow;
let mila: Session;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
const company = async (overrides: Partial<SellerRow> = {}) => {
  own = await t.database.write('none', (db) => makeSeller(db, { hasBankAccount: false, ...overrides }));
  mila = await signedIn(t, { sellerId: own.id });
};
beforeEach(() => company());

const info = async () => (await t.call('GET', '/user/bank/info/', { headers: mila.headers })).json();
const change = (form: string, payload: object, { headers } = mila) =>
  t.call('POST', `/user/bank/${form}/`, { headers, payload });
const holder = { holder: 'Waldhuis Groothandel B.V.', country: 'NL', secret: factoryPassword };

describe('[PRO-09] [PRO-10] bank details', () => {
  it('an IBAN is taken as it is printed, and only its end can be read', async () => {
    expect(await info()).toMatchObject({ account: null, kinds: ['iban', 'swift_code'] });
    const answer = await change('iban', { ...holder, iban: 'nl91 abna 0417 1643 00' });
    expect(answer.json()).toMatchObject({
      account: { kind: 'iban', masked: '•••• 4300', holder: holder.holder, currency: 'EUR' },
      payoutsPausedUntil: '2026-11-22T08:00:00.000Z',
      reviewedUntil: '2026-12-05T08:00:00.000Z',
    });
    expect(answer.body).not.toContain('0417164300');
    expect(await info()).toEqual(answer.json());
  });

  it('wrong digits are told at their field, and nothing changes', async () => {
    const wrong = await change('iban', { ...holder, iban: 'NL91ABNA0417164301' });
    expect([wrong.statusCode, wrong.json().code, Object.keys(wrong.json().errors)]).toEqual([
      400,
      'bank_details_invalid',
      ['iban'],
    ]);
    expect((await info()).account).toBeNull();
  });

  it('asks for the password again, and limits guesses', async () => {
    const guess = () => change('iban', { ...holder, iban: 'NL91ABNA0417164300', secret: 'not the password' });
    const first = await guess();
    expect([first.statusCode, Object.keys(first.json().errors)]).toEqual([400, ['secret']]);
    for (let count = 0; count < 4; count += 1) await guess();
    expect((await guess()).statusCode).toBe(429);
    expect((await info()).account).toBeNull();
  });

  it('takes the form of the currency alone', async () => {
    expect(
      (await change('aba', { ...holder, routingNumber: '011200585', accountNumber: '12345678' })).json().code,
    ).toBe('bank_kind_not_taken');
    await company({ currency: 'GBP', country: 'GB' });
    const british = await change('sortcode', {
      ...holder,
      country: 'GB',
      sortCode: '08-99-99',
      accountNumber: '66374958',
    });
    expect(british.json()).toMatchObject({ account: { kind: 'sort_code', masked: '•••• 4958' } });
    const wrong = await change('sortcode', {
      ...holder,
      country: 'GB',
      sortCode: '08-99-99',
      accountNumber: '66374959',
    });
    expect(Object.keys(wrong.json().errors)).toEqual(['accountNumber']);
    await company({ currency: 'USD', country: 'US' });
    expect(
      (await change('aba', { ...holder, country: 'US', routingNumber: '011200585', accountNumber: '12345678' }))
        .statusCode,
    ).toBe(200);
    const swift = await change('swift', { ...holder, country: 'US', swiftCode: 'ABNANL2A', accountNumber: '12345678' });
    expect(swift.json().account.kind).toBe('swift_code');
  });

  it('the owners are told by e-mail and on the bell, whoever changed it', async () => {
    const finance = await signedIn(t, { sellerId: own.id, role: 'FINANCE' });
    expect((await change('iban', { ...holder, iban: 'NL91ABNA0417164300' }, finance)).statusCode).toBe(200);
    await t.runJobs(work);
    const news = (await t.call('GET', '/notifications/', { headers: mila.headers })).json();
    expect(news.results.map(({ type }: { type: string }) => type)).toContain('BANK_CHANGED');
    const sent = await t.database.read('system', (db) =>
      db.execute<{ subject: string }>(`select subject from messages_sent where recipient = '${mila.user.email}'`),
    );
    expect(sent.rows.map(({ subject }) => subject)).toContain('The bank details of your company were changed');
  });

  it('the owners are told by text message too, at the number they confirmed alone', async () => {
    const unconfirmed = await signedIn(t, {
      ...{ sellerId: own.id, role: 'OWNER', phone: '+31687654321', isPhoneVerified: false },
    });
    expect(unconfirmed.user.phone).toBe('+31687654321');
    await t.database.write('system', (db) =>
      db.execute(`update users set phone = '+31611111111' where id = '${mila.user.id}'`),
    );
    expect((await change('iban', { ...holder, iban: 'NL91ABNA0417164300' })).statusCode).toBe(200);
    await t.runJobs(work);
    const sent = await t.database.read('system', (db) =>
      db.execute<{ recipient: string; body: string }>(
        `select recipient, body from messages_sent where channel = 'SMS' and recipient in ('+31611111111', '+31687654321')`,
      ),
    );
    expect(sent.rows.map(({ recipient }) => recipient)).toEqual(['+31611111111']);
    expect(sent.rows[0]?.body).toContain(own.name);
  });

  it('is not for people without the right: an administrator reads, and changes nothing', async () => {
    const admin = await signedIn(t, { sellerId: own.id, role: 'ADMIN' });
    expect((await change('iban', { ...holder, iban: 'NL91ABNA0417164300' }, admin)).statusCode).toBe(403);
    const clerk = await signedIn(t, { sellerId: own.id, role: 'ORDERS' });
    expect((await t.call('GET', '/user/bank/info/', { headers: clerk.headers })).statusCode).toBe(403);
  });
});
