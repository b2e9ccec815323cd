import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../kernel/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { newestMessages } from '../internal/messages.read-model.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';
import { makeAuthenticator } from './authenticator.factory.ts';
import { codeAt } from './totp.ts';

let t: TestApp;
let owner: Session;
let sellerId: string;
let device: ReturnType<typeof makeAuthenticator>;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
  owner = await signedIn(t, { sellerId });
  device = makeAuthenticator(new URL(t.deps.config.siteBaseUrl).origin);
});

const send = (path: string, payload?: object, who = owner) =>
  t.call('POST', `/user/second-factor/${path}`, { headers: who.headers, ...(payload ? { payload } : {}) });
const begin = async (who = owner) => (await send('passkeys/begin/', { secret: factoryPassword }, who)).json();
const add = async (who = owner) =>
  send('passkeys/', { name: 'Phone', credential: device.make((await begin(who)).challenge) }, who);
const ask = async (who = owner) => (await send('passkeys/ask/', undefined, who)).json();
const prove = (credential: object, who = owner) => send('passkeys/prove/', { credential }, who);
const invite = (who: Session) =>
  t.call('POST', '/team/invitations/', {
    headers: who.headers,
    payload: { emails: [`a-${t.clock.now().replaceAll(/\D/g, '')}@colleague-${sellerId}.example`], role: 'VIEWER' },
  });

describe('[PRO-10] a passkey', () => {
  it('begins with the password, is the second factor once its device has signed, and gives recovery codes', async () => {
    const wrong = await send('passkeys/begin/', { secret: 'not the password' });
    expect(wrong.json().code).toBe('incorrect_password');
    const added = await add();
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({ factor: { isOn: true, hasApp: false, passkeys: [{ name: 'Phone' }] } });
    expect(added.json().recoveryCodes).toHaveLength(10);
  });

  it('is shown at sensitive steps of another session, which then go on', async () => {
    await add();
    const other = await signedInAgain(t, owner.user);
    expect((await invite(other)).json().code).toBe('second_factor_required');
    const wanted = await ask(other);
    expect(wanted).toMatchObject({ rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] });
    expect((await prove(device.show(wanted.challenge), other)).json().provedUntil).not.toBeNull();
    expect((await invite(other)).statusCode).toBe(201);
  });

  it('beside the first factor is told by mail: whoever adds one has a way in', async () => {
    await add();
    device = makeAuthenticator(new URL(t.deps.config.siteBaseUrl).origin);
    await add();
    await t.runJobs({ jobs: [], subscribers: messageSubscribers });
    const mails = await t.database.read('none', (db) => newestMessages(db, owner.user.email));
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'A passkey was added to your account',
      'A second factor is on',
    ]);
  });

  it('signs once, soon, for this session, this address and this person alone', async () => {
    await add();
    const other = await signedInAgain(t, owner.user);
    const refused = async (credential: object, who = other) =>
      expect((await prove(credential, who)).json().code).toBe('passkey_refused');
    const shown = device.show((await ask(other)).challenge);
    expect((await prove(shown, other)).statusCode).toBe(200);
    await refused(shown);
    await refused(device.show((await ask(owner)).challenge));
    await refused(device.show((await ask(other)).challenge, { at: 'https://quayside.example.evil.example' }));
    const late = (await ask(other)).challenge;
    t.clock.advance(minutes(5));
    const again = await signedInAgain(t, owner.user);
    await refused(device.show(late), again);
    const stranger = await signedIn(t, { sellerId: (await t.database.write('none', (db) => makeSeller(db))).id });
    const mine = device;
    device = makeAuthenticator(new URL(t.deps.config.siteBaseUrl).origin);
    await add(stranger);
    await refused(mine.show((await ask(stranger)).challenge), stranger);
  });

  it('whose count goes back is a copy', async () => {
    await add();
    await prove(device.show((await ask()).challenge, { count: 7 }));
    const copied = await prove(device.show((await ask()).challenge, { count: 7 }));
    expect(copied.json().code).toBe('passkey_refused');
  });

  it('made for another address, or by somebody who does not show the factor there is, is not taken', async () => {
    const { challenge } = await begin();
    const made = device.make(challenge, 'https://elsewhere.example');
    expect((await send('passkeys/', { name: 'Phone', credential: made })).json().code).toBe('passkey_refused');
    await add();
    const thief = await signedInAgain(t, owner.user);
    const wanted = await send('passkeys/begin/', { secret: factoryPassword }, thief);
    expect(wanted.json()).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect((await send('', { secret: factoryPassword }, thief)).json().code).toBe('second_factor_required');
  });

  it('cannot be passed by an app that somebody with the password began before', async () => {
    const thief = await signedInAgain(t, owner.user);
    const { key } = (await send('', { secret: factoryPassword }, thief)).json();
    const code = () => {
      t.clock.advance(seconds(30));
      return codeAt(key, t.clock.now());
    };
    expect((await send('prove/', { code: code() }, thief)).json().code).toBe('second_factor_off');
    await add();
    expect((await send('confirm/', { code: code() }, thief)).json().code).toBe('second_factor_required');
    expect((await send('prove/', { code: code() }, thief)).json().code).toBe('second_factor_wrong');
    expect((await invite(thief)).json().code).toBe('second_factor_required');
    // One that is begun once the passkey is on asks for it first, also where it is turned on.
    const { key: own } = (await send('', { secret: factoryPassword })).json();
    expect((await send('confirm/', { code: codeAt(own, t.clock.now()) }, thief)).json().code).toBe(
      'second_factor_required',
    );
    expect((await send('confirm/', { code: codeAt(own, t.clock.now()) })).json().recoveryCodes).toHaveLength(10);
  });

  it('that is lost is replaced by a recovery code; with the last one the factor is off', async () => {
    const { recoveryCodes, factor } = (await add()).json();
    const other = await signedInAgain(t, owner.user);
    const remove = () =>
      t.call('DELETE', `/user/second-factor/passkeys/${factor.passkeys[0].qid}/`, { headers: other.headers });
    expect((await remove()).json().code).toBe('second_factor_required');
    expect((await send('prove/', { code: recoveryCodes[0] }, other)).statusCode).toBe(200);
    expect((await remove()).json()).toMatchObject({ isOn: false, passkeys: [], recoveryCodesLeft: 0 });
    expect((await remove()).statusCode).toBe(404);
    expect((await invite(await signedInAgain(t, owner.user))).statusCode).toBe(201);
  });
});
