import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from './users.factory.ts';
import { accountById } from './users.read-model.ts';

let t: TestApp;
let sellerId: string;

beforeAll(async () => {
  t = await testApp();
  sellerId = (
    await t.database.write('none', (db) => makeSeller(db, { feeBasisPoints: 1_250, pricingModel: 'NET_PRICE' }))
  ).id;
});
afterAll(() => t.close());

const start = (person = {}) => signedIn(t, { sellerId, ...person });
const user = async ({ headers }: Session) => (await t.call('GET', '/user/', { headers })).json();
const patch = (session: Session, payload: object) => t.call('PATCH', '/user/', { headers: session.headers, payload });

describe('GET user/', () => {
  it('[ENT-01] carries person and company', async () => {
    expect(await user(await start({ phone: '+31612345678' }))).toMatchObject({
      fee: '12.50',
      pricingModel: 'NET_PRICE',
      slaAccepted: true,
      phoneMasked: '+31 •••• 78',
      company: { qid: sellerId, currency: 'EUR', timeZone: 'Europe/Amsterdam' },
      accountManager: { name: 'Ines Okafor' },
    });
  });

  it('[ENT-01] carries the address of the company: where invoices go, else the first it entered', async () => {
    const session = await start();
    expect((await user(session)).address).toBeNull();
    const add = async (city: string, usageTypes: string[]) => {
      const payload = {
        companyName: 'Waldhuis',
        line1: 'Kade 1',
        postalCode: '1011 AB',
        city,
        country: 'NL',
        usageTypes,
      };
      const answer = await t.call('POST', '/addresses/', { headers: session.headers, payload });
      expect(answer.statusCode).toBe(200);
    };
    await add('Utrecht', ['SHIPPING']);
    expect((await user(session)).address).toMatchObject({ city: 'Utrecht', line1: 'Kade 1' });
    await add('Amsterdam', ['BILLING']);
    expect((await user(session)).address).toEqual({
      ...{ line1: 'Kade 1', line2: '', postalCode: '1011 AB', city: 'Amsterdam', region: '', country: 'NL' },
    });
  });

  it('never carries password hash or the whole phone number', async () => {
    const body = JSON.stringify(await user(await start({ phone: '+31698765432' })));
    expect(body).not.toMatch(/argon2|\+31698765432/);
  });

  it('without a session it is 401', async () => {
    expect((await t.call('GET', '/user/')).statusCode).toBe(401);
  });

  it('[SES-11] the signature is keyed: the same for a person each time, another for anybody else and under another secret', async () => {
    const [mine, theirs] = [await start(), await start()];
    const signature = (await user(mine)).signature;
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    expect((await user(mine)).signature).toBe(signature);
    expect((await user(theirs)).signature).not.toBe(signature);
    const elsewhere = await testApp({ env: { TOKEN_SECRET: 'another secret of thirty-two characters' } });
    const answer = await elsewhere.call('POST', '/auth/login/', {
      payload: { email: mine.user.email, password: 'correct horse battery' },
    });
    expect(answer.json().signature).not.toBe(signature);
    await elsewhere.close();
  });

  it('GET user/groups/ names role and permissions', async () => {
    const { headers } = await start({ role: 'VIEWER' });
    const answer = await t.call('GET', '/user/groups/', { headers });
    expect(answer.json()).toEqual({
      role: 'VIEWER',
      permissions: ['orders.read', 'payouts.read', 'offers.read', 'claims.read', 'insights.read'],
    });
  });
});

describe('PATCH user/', () => {
  it('[SES-12] nobody without a staff record takes an address of the own domain', async () => {
    for (const session of [await start(), await start({ isEmailVerified: false })]) {
      const asked = { email: 'ceo@quayside.example', secret: factoryPassword };
      expect((await patch(session, asked)).json().code).toBe('email_invalid');
      expect(await user(session)).toMatchObject({ email: session.user.email, pendingEmail: null });
    }
  });

  it.each([
    [{ isStaff: true }],
    [{ isSeller: true }],
    [{ isWarehouseUser: true }],
    [{ isEmailVerified: true }],
    [{ fee: '0.00' }],
    [{ sellerStatus: 'ACTIVE' }],
    [{ role: 'OWNER' }],
    [{ permissions: ['staff.audit'] }],
    [{ passwordHash: 'x' }],
    [{ email: 'no address' }],
    [{ account: '' }],
    [{ pendingEmail: 'a@waldhuis.example' }],
  ])('a client sets nothing that is the server’s: %j is refused', async (body) => {
    expect((await patch(await start(), body)).statusCode).toBe(400);
  });

  it.each(['0612345678', '+690729099999999', '+31612345678 ext. 5'])(
    '[PRO-15] the number %s is none, also with the password beside it',
    async (phone) => {
      const answer = await patch(await start(), { phone, secret: factoryPassword });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['phone']]);
    },
  );

  it.each([
    ['+98 9601', '+989601'],
    ['+31 6 1234-5679', '+31612345679'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+6907290', '+6907290'],
  ])('[PRO-15] the number %s is taken, and dialled as %s', async (phone, dialled) => {
    const session = await start();
    expect((await patch(session, { phone, secret: factoryPassword })).statusCode).toBe(200);
    const kept = await t.database.read('none', (db) => accountById(db, session.user.id));
    expect(kept?.user.pendingPhone).toBe(dialled);
  });

  it('a stale version is refused', async () => {
    const session = await start();
    expect((await patch(session, { account: 'One', version: 1 })).statusCode).toBe(200);
    expect((await patch(session, { account: 'Two', version: 1 })).json().code).toBe('stale_version');
  });

  it('[PRO-15] account and company change together or not at all', async () => {
    const session = await start();
    const { email } = (await start()).user;
    const companyName = 'Renamed Trading B.V.';
    const nameNow = async () => (await user(session)).company.name;
    const before = await nameNow();
    const refused = [
      { account: 'Anna', version: 99 },
      { email, secret: factoryPassword },
      { email: 'anna@renamed.example', secret: 'not the password' },
      { email: 'anna@renamed.example' },
    ];
    for (const account of refused) {
      expect((await patch(session, { companyName, ...account })).statusCode).toBeGreaterThanOrEqual(400);
      expect(await nameNow()).toBe(before);
    }
    const stale = await patch(session, { companyName, companyVersion: 99, account: 'Anna' });
    expect([stale.statusCode, (await user(session)).account]).toEqual([409, session.user.account]);
    const both = await patch(session, { companyName, account: 'Anna' });
    expect(both.json()).toMatchObject({ company: { name: companyName }, account: 'Anna' });
  });
});
