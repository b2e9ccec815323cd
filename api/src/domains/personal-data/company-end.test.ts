import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { login, type Session, signedIn } from '../../testing/session.ts';
import { newestMessages } from '../internal/messages.read-model.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { carryOver } from '../payouts/carry-over.ts';
import { makeSale } from '../sales/sales.factory.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';

let t: TestApp;
let owner: Session;
let admin: Session;
let sellerId: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const seller = await t.database.write('none', (db) => makeSeller(db, { name: 'Marlin Trading B.V.' }));
  sellerId = seller.id;
  owner = await signedIn(t, { sellerId, account: 'Ruben Aalbers' });
  admin = await signedIn(t, { sellerId, role: 'ADMIN', account: 'Ines Carvalho' });
});

const close = (who: Session, secret = factoryPassword) =>
  t.call('POST', '/company/close/', { headers: who.headers, payload: { secret } });
const sell = (status: 'REQUESTED' | 'COMPLETED' | 'AWAITING_BUYER_PAYMENT') =>
  t.database.write({ sellerId }, (db) => makeSale(db, { sellerId, status }));

describe('the end of a company', () => {
  it('[PRO-01] takes an owner and the password; every account ends, the address is free, owners are told', async () => {
    await sell('COMPLETED');
    expect((await close(owner, 'not the password')).json().code).toBe('incorrect_password');
    expect((await close(admin)).json()).toMatchObject({ status: 403, code: 'owner_only' });
    expect((await close(owner)).statusCode).toBe(204);
    t.clock.advance(seconds(3));
    for (const { headers, user } of [owner, admin]) {
      expect((await t.call('GET', '/user/', { headers })).statusCode).toBe(401);
      expect((await login(t, user.email, factoryPassword)).statusCode).toBe(400);
    }
    await t.runJobs({ jobs: [], subscribers: messageSubscribers });
    const mailsTo = ({ user }: Session) => t.database.read('none', (db) => newestMessages(db, user.email));
    expect(await mailsTo(owner)).toMatchObject([{ subject: 'Marlin Trading B.V. is closed on Quayside' }]);
    expect(await mailsTo(admin)).toEqual([]);
  });

  it.each(['REQUESTED', 'AWAITING_BUYER_PAYMENT'] as const)(
    'waits for an order that is %s: nothing changes, everybody stays',
    async (status) => {
      await sell(status);
      expect((await close(owner)).json()).toMatchObject({ status: 409, code: 'seller_has_open_work' });
      expect((await t.call('GET', '/user/', { headers: owner.headers })).json().sellerStatus).toBe('ACTIVE');
    },
  );

  it('[PRO-01] waits for what is carried over to the next payout; what cancels out is nothing', async () => {
    const owed = (amountMinor: bigint) =>
      t.database.write({ sellerId }, (db) =>
        carryOver(db, {
          ...{ sellerId, saleId: newId(), orderNumber: 'QS-1', causeId: newId(), kind: 'ADJUSTMENT', currency: 'EUR' },
          ...{ at: t.clock.now(), amountMinor },
        }),
      );
    await owed(1_250n);
    expect((await close(owner)).json()).toMatchObject({ status: 409, code: 'seller_has_open_work' });
    const { headers } = await staffIn(t, 'staff.sellers');
    const shown = async () => (await t.call('GET', `/internal/sellers/${sellerId}/`, { headers })).json().carriedOver;
    expect(await shown()).toEqual([{ amount: '-12.50', currency: 'EUR' }]);
    await owed(-1_250n);
    expect(await shown()).toEqual([]);
    expect((await close(owner)).statusCode).toBe(204);
  });

  it('comes from our own people the same way', async () => {
    const staff = await signedIn(t, {
      role: 'STAFF',
      email: 'closing@quayside.example',
      staffPermissions: ['staff.sellers'],
    });
    const path = `/internal/sellers/${sellerId}/status/`;
    const answer = await t.call('POST', path, {
      headers: staff.headers,
      payload: { event: 'close', note: 'Asked to.' },
    });
    expect(answer.json()).toMatchObject({ status: 'CLOSED' });
    t.clock.advance(seconds(3));
    expect((await t.call('GET', '/user/', { headers: admin.headers })).statusCode).toBe(401);
  });
});
