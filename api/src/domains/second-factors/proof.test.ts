import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn, signedInAgain, withFactor } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';

let t: TestApp;
let owner: Session;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  owner = await signedIn(t, { sellerId: (await t.database.write('none', (db) => makeSeller(db))).id });
});

type Call = readonly ['GET' | 'POST' | 'PUT', string, object?];
const url = 'https://93.184.216.34/hook';
const changePassword: Call = ['PUT', '/user/password/', { secret: factoryPassword, password: 'eleven purple boats' }];
const exported: readonly Call[] = [
  ['GET', '/offers/export/?format=csv'],
  ['GET', '/insights/export/?period=30'],
  ['GET', '/audit-log/export/'],
  ['POST', '/company/data/'],
  ['GET', '/payouts/statement/?from=2026-10-01&to=2026-10-31'],
];
const call = ({ headers }: Session, [method, path, payload]: Call) =>
  t.call(method, path, { headers, ...(payload ? { payload } : {}) });
const answers = async (who: Session, calls: readonly Call[]) =>
  Promise.all(calls.map(async (one) => [one[1], (await call(who, one)).json().code]));
const asked = (calls: readonly Call[]) => calls.map(([, path]) => [path, 'second_factor_required']);

describe('[PRO-10] [PRO-13] a session in which the second factor was not shown', () => {
  it('changes no password, makes no webhook and no new secret, and takes no company data along', async () => {
    const made = await call(owner, ['POST', '/webhooks/endpoints/', { url }]);
    const rotate: Call = ['POST', `/webhooks/endpoints/${made.json().endpoint.qid}/rotate-secret/`];
    const other = await withFactor(t, await signedInAgain(t, owner.user), null);
    const calls: Call[] = [changePassword, ['POST', '/webhooks/endpoints/', { url }], rotate, ...exported];
    expect(await answers(other, calls)).toEqual(asked(calls));
    const shown = await withFactor(t, await signedInAgain(t, owner.user), t.clock.now());
    for (const one of exported) expect([one[1], (await call(shown, one)).statusCode]).toEqual([one[1], 200]);
    expect((await call(shown, rotate)).statusCode).toBe(200);
    expect((await call(shown, changePassword)).statusCode).toBe(204);
  });

  it('does all that where the person has none, also where an installation requires one elsewhere', async () => {
    const strict = await testApp({ env: { SECOND_FACTOR_REQUIRED: '1' } });
    const { id } = await strict.database.write('none', (db) => makeSeller(db));
    const { headers } = await signedIn(strict, { sellerId: id });
    for (const [method, path] of exported)
      expect([path, (await strict.call(method, path, { headers })).statusCode]).toEqual([path, 200]);
    const [method, path, payload] = changePassword;
    expect((await strict.call(method, path, { headers, payload: payload ?? {} })).statusCode).toBe(204);
    await strict.close();
  });
});
