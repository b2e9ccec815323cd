import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seconds } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';

let t: TestApp;
let owner: Session;
let sellerId: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  sellerId = (await t.database.write('none', (db) => makeSeller(db, { name: 'Marlin Trading B.V.' }))).id;
  owner = await signedIn(t, { sellerId, account: 'Ruben Aalbers' });
});

const leave = (who: Session, secret = factoryPassword) =>
  t.call('POST', '/user/data/delete/', { headers: who.headers, payload: { secret } });

describe('the end of an account', () => {
  it('asks for the password, ends every way in, and keeps neither name nor address', async () => {
    const colleague = await signedIn(t, { sellerId, role: 'ORDERS', account: 'Ines Carvalho' });
    expect((await leave(colleague, 'not the password')).json().code).toBe('incorrect_password');
    expect((await leave(colleague)).statusCode).toBe(204);
    t.clock.advance(seconds(3));
    expect((await t.call('GET', '/user/', { headers: colleague.headers })).statusCode).toBe(401);
    expect((await login(t, colleague.user.email, factoryPassword)).statusCode).toBe(400);
    const { members } = (await t.call('GET', '/team/', { headers: owner.headers })).json();
    expect(members).toHaveLength(1);
    const { results } = (await t.call('GET', '/audit-log/', { headers: owner.headers })).json();
    expect(results).toMatchObject([{ action: 'TEAM_LEFT', subject: 'Ines Carvalho' }]);
  });

  it('is refused to the last owner, also of two who leave at once', async () => {
    expect((await leave(owner)).json().code).toBe('last_owner');
    const second = await signedIn(t, { sellerId, role: 'OWNER' });
    const answers = await Promise.all([leave(owner), leave(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });
});
