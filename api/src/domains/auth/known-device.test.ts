import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../kernel/clock.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { cookieOf, login, signedIn } from '../../testing/session.ts';
import { makeBuyer, makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword, makeUser, type UserRow } from '../users/users.factory.ts';
import { authJobs } from './auth.jobs.ts';
import { attempts, knownDevices } from './auth.tables.ts';
import { makeSecret } from './use-cases/make-secret.ts';

const name = '__Host-quayside_device';
const now = '2026-11-21T08:00:00.000Z';
let t: TestApp;
let sellerId: string;
beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(now);
  await t.database.write('none', async (db) => void (await db.delete(attempts)));
});

const person = () => t.database.write('none', (db) => makeUser(db, { sellerId }));
let addresses = 0;
const elsewhere = () => {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
};
/** A try with this browser's cookie; without one it is a browser nobody knows. */
const from = (
  device: string | undefined,
  { email }: UserRow,
  password = factoryPassword,
  remoteAddress = elsewhere(),
) =>
  t.call('POST', '/auth/login/', {
    headers: { 'x-application': 'sellers' },
    ...(device === undefined ? {} : { cookies: { [name]: device } }),
    payload: { email, password },
    remoteAddress,
  });
const deviceIn = (answer: TestAnswer): string => cookieOf(answer, name) ?? '';
const knownTo = async (user: UserRow) => deviceIn(await from(undefined, user));
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ statusCode }) => statusCode);
async function fail(count: number, user: UserRow, device?: string, address?: string): Promise<number[]> {
  const answers: TestAnswer[] = [];
  for (let n = 0; n < count; n += 1) answers.push(await from(device, user, 'wrong', address));
  return statuses(answers);
}
const rowsOf = ({ id }: UserRow) =>
  t.database.read('none', (db) => db.select().from(knownDevices).where(eq(knownDevices.userId, id)));

describe('nobody locks another out', () => {
  it('after five failures from five addresses the right password still opens the account from a device it knows', async () => {
    const victim = await person();
    const device = await knownTo(victim);
    expect(await fail(5, victim)).toEqual([400, 400, 400, 400, 400]);
    expect(await fail(1, victim)).toEqual([429]);
    expect((await from(undefined, victim)).statusCode, 'a device nobody knows waits').toBe(429);
    expect((await from(device, victim)).statusCode).toBe(200);
  });

  it('after twenty failures behind one address a known device there is let in, and no other', async () => {
    const [victim, neighbour] = [await person(), await person()];
    const device = await knownTo(victim);
    for (let n = 0; n < 20; n += 1) await login(t, `guess-${n}@waldhuis.example`, 'wrong', 'sellers', '10.8.0.1');
    expect((await from(undefined, neighbour, factoryPassword, '10.8.0.1')).statusCode).toBe(429);
    expect((await from(device, victim, factoryPassword, '10.8.0.1')).statusCode).toBe(200);
  });

  it('somebody who guesses in an open session elsewhere does not keep the person from changing the password', async () => {
    const session = await signedIn(t, { sellerId });
    const device = await knownTo(session.user);
    const change = (secret: string, cookies = {}) =>
      t.call('PUT', '/user/password/', {
        headers: session.headers,
        cookies,
        payload: { secret, password: 'eleven purple boats' },
      });
    for (let n = 0; n < 5; n += 1) expect((await change('wrong')).json().code).toBe('incorrect_password');
    expect((await change(factoryPassword)).statusCode).toBe(429);
    expect((await change(factoryPassword, { [name]: device })).statusCode).toBe(204);
  });
});

describe('nobody keeps another from asking for a reset link', () => {
  const ask = ({ email }: { readonly email: string }, device?: string, remoteAddress = elsewhere()) =>
    t.call('POST', '/user/password/reset/', {
      ...(device === undefined ? {} : { cookies: { [name]: device } }),
      payload: { email },
      remoteAddress,
    });
  const times = async (count: number, one: () => Promise<TestAnswer>) => {
    const answers: TestAnswer[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await one());
    return statuses(answers);
  };

  it('who asked in the person’s place from anywhere does not stop a device the account knows', async () => {
    const victim = await person();
    const device = await knownTo(victim);
    expect(await times(6, () => ask(victim))).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await times(6, () => ask(victim, device)), 'five of its own').toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('who asks for strangers behind the same network does not either', async () => {
    const [victim, neighbour] = [await person(), await person()];
    const device = await knownTo(victim);
    for (let n = 0; n < 20; n += 1) await ask({ email: `asked-${n}@waldhuis.example` }, undefined, '10.8.0.2');
    expect((await ask(victim, device, '10.8.0.2')).statusCode).toBe(204);
    expect((await ask(neighbour, device, '10.8.0.2')).statusCode, 'the device is not known to this account').toBe(429);
    expect((await ask({ email: 'nobody@waldhuis.example' }, device, '10.8.0.2')).statusCode).toBe(429);
  });

  it('a device that lost its standing is any device', async () => {
    const victim = await person();
    const device = await knownTo(victim);
    await fail(5, victim, device);
    await times(5, () => ask(victim));
    expect((await ask(victim, device)).statusCode).toBe(429);
  });
});

describe('a known device', () => {
  it('is remembered by a cookie no script reads, for 400 days, which signing out leaves', async () => {
    const victim = await person();
    const answer = await from(undefined, victim);
    const [cookie] = [answer.headers['set-cookie']].flat().filter((one) => one?.startsWith(name));
    expect(cookie).toMatch(
      /^__Host-quayside_device=[^;]{70,}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { accessToken } = answer.json();
    const left = await t.call('POST', '/auth/logout/', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(cookieOf(left, name)).toBeUndefined();
    expect(JSON.stringify(await rowsOf(victim))).not.toContain(deviceIn(answer));
  });

  it('is called otherwise over plain http, as the refresh cookie is', async () => {
    const plain = await testApp({ env: { SITE_BASE_URL: 'http://192.168.1.20:3000' } });
    const user = await person();
    const answer = await login(plain, user.email, factoryPassword);
    const [cookie] = [answer.headers['set-cookie']].flat().filter((one) => one?.includes('device'));
    expect(cookie).toMatch(/^quayside_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/);
    await plain.close();
  });

  it('loses its standing with five failures, at once or over weeks, and then is any device', async () => {
    const victim = await person();
    const device = await knownTo(victim);
    for (let n = 0; n < 4; n += 1) {
      expect(await fail(1, victim, device)).toEqual([400]);
      t.clock.advance(days(3));
    }
    const answers = await Promise.all(Array.from({ length: 30 }, () => from(device, victim, 'wrong')));
    // One more as a known device, then the five that any device has.
    expect(statuses(answers).filter((status) => status === 400)).toHaveLength(6);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(24);
    expect((await from(device, victim)).statusCode).toBe(429);
    t.clock.advance(minutes(15));
    expect((await from(device, victim)).statusCode).toBe(200);
  });

  it('gets its five back with the right password', async () => {
    const victim = await person();
    let device = await knownTo(victim);
    for (let n = 0; n < 3; n += 1) {
      expect(await fail(4, victim, device)).toEqual([400, 400, 400, 400]);
      device = deviceIn(await from(device, victim));
      expect(device).not.toBe('');
    }
    expect(await t.database.read('none', (db) => db.select().from(attempts))).toEqual([]);
  });

  it('is known to the accounts signed in with there, and to no other', async () => {
    const [mine, colleague, stranger] = [await person(), await person(), await person()];
    const first = await knownTo(mine);
    const device = deviceIn(await from(first, colleague));
    for (const one of [mine, colleague, stranger]) await fail(6, one);
    expect(statuses([await from(device, stranger), await from(device, mine)])).toEqual([429, 200]);
    const both = deviceIn(await from(device, colleague));
    expect(both, 'the cookie of before lasted until the last sign-in').toBe('');
  });

  it('has another cookie after each sign-in: a copy is worth nothing from then on', async () => {
    const victim = await person();
    const copy = await knownTo(victim);
    const device = deviceIn(await from(copy, victim));
    expect(device).not.toBe(copy);
    await fail(6, victim);
    expect(statuses([await from(copy, victim), await from(device, victim)])).toEqual([429, 200]);
  });

  it('cannot be made up: a forged, cut or other server’s cookie is any device', async () => {
    const victim = await person();
    const device = await knownTo(victim);
    const elsewhereMade = await testApp({ env: { TOKEN_SECRET: 'another secret of thirty-two characters' } });
    const foreign = deviceIn(await login(elsewhereMade, victim.email, factoryPassword));
    await elsewhereMade.close();
    await fail(6, victim);
    const [id = '', mac = ''] = device.split('.');
    for (const forged of [id, `${id}.`, `${id}.${mac.slice(1)}`, `${id}.${mac}A`, 'x.y', foreign.replace(/^[^.]+/, id)])
      expect([forged, (await from(forged, victim)).statusCode]).toEqual([forged, 429]);
    expect((await from(device, victim)).statusCode).toBe(200);
  });

  it('ends elsewhere when the password changes, and everywhere when it is reset', async () => {
    const victim = await person();
    const [here, there] = [await knownTo(victim), await knownTo(victim)];
    const signIn = await from(here, victim);
    const kept = deviceIn(signIn);
    await t.call('PUT', '/user/password/', {
      headers: { authorization: `Bearer ${signIn.json().accessToken}` },
      cookies: { [name]: kept },
      payload: { secret: factoryPassword, password: 'eleven purple boats' },
    });
    await fail(6, victim);
    expect((await from(there, victim, 'eleven purple boats')).statusCode).toBe(429);
    const again = await from(kept, victim, 'eleven purple boats');
    expect(again.statusCode).toBe(200);
    await t.database.write('none', (db) => makeSecret(t.deps, db, victim.id, 'reset', victim.email));
    await t.database.write('none', (db) => db.delete(attempts));
    expect(await rowsOf(victim)).toHaveLength(1);
  });

  it('is not made of a sign-in the portal refuses', async () => {
    const buyer = await t.database.write('none', async (db) =>
      makeUser(db, { role: 'BUYER', buyerId: (await makeBuyer(db)).id }),
    );
    const answer = await from(undefined, buyer);
    expect([answer.json().code, deviceIn(answer)]).toEqual(['invalid_portal_user', '']);
    expect(await rowsOf(buyer)).toEqual([]);
  });

  it('is one of twenty at most, and forgotten after 400 days', async () => {
    const victim = await person();
    for (let n = 0; n < 22; n += 1) {
      t.clock.advance(1_000);
      await knownTo(victim);
    }
    expect(await rowsOf(victim)).toHaveLength(20);
    t.clock.advance(days(401));
    for (const job of authJobs) await job.run({}, t.deps);
    expect(await rowsOf(victim)).toEqual([]);
  });
});
