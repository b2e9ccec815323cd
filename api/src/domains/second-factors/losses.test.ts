import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '../../kernel/clock.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { work } from '../../work.ts';
import { newestMessages } from '../internal/messages.read-model.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from '../users/users.factory.ts';
import { cancelLossOf } from './losses.repository.ts';
import { codeAt } from './totp.ts';

let t: TestApp;
let owner: Session;
let staff: Session;
let key: string;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  const { id: sellerId } = await t.database.write('none', (db) => makeSeller(db, { name: 'Marlin Trading B.V.' }));
  owner = await signedIn(t, { sellerId, account: 'Ruben Aalbers' });
  staff = await signedIn(t, ours());
  key = await setUp(owner);
});

let people = 0;
const ours = () => {
  people += 1;
  return { role: 'STAFF' as const, email: `desk-${people}@quayside.example`, staffPermissions: ['staff.sellers'] };
};

async function setUp(who: Session): Promise<string> {
  const send = (path: string, payload: object) =>
    t.call('POST', `/user/second-factor/${path}`, { headers: who.headers, payload });
  const begun = (await send('', { secret: factoryPassword })).json();
  t.clock.advance(seconds(30));
  await send('confirm/', { code: codeAt(begun.key, t.clock.now()) });
  return begun.key;
}

const lose = (who = owner) => t.call('POST', '/user/second-factor/lost/', { headers: who.headers });
const state = async (who = owner) => (await t.call('GET', '/user/second-factor/', { headers: who.headers })).json();
const waiting = async (who = staff) =>
  (await t.call('GET', '/internal/lost-factors/?size=100', { headers: who.headers }))
    .json()
    .results.filter(({ email }: { email: string }) => email === owner.user.email || email === who.user.email);
const grant = (qid: string, who = staff) =>
  t.call('POST', `/internal/lost-factors/${qid}/grant/`, { headers: who.headers });
const keep = (token: string) => t.call('POST', '/user/second-factor/lost/keep/', { payload: { token } });
async function mailsTo(email: string) {
  await t.runJobs(work);
  return t.database.read('none', (db) => newestMessages(db, email));
}
const lossMail = async () =>
  (await mailsTo(owner.user.email)).find(({ subject }) => subject === 'Your second factor will be removed');
const newPassword = async () => {
  const { id: userId } = owner.user;
  await t.database.write('none', (db) => emit(db, t.clock.now(), 'auth.password_changed', { userId }));
  await t.runJobs(work);
};
const tokenIn = (body = '') => decodeURIComponent(/keep-second-factor\/\?token=(\S+)/.exec(body)?.[1] ?? '');

describe('[PRO-10] a lost second factor', () => {
  it('waits a day, then our people remove it: every session ends, and the old address is told twice', async () => {
    const elsewhere = await signedInAgain(t, owner.user);
    const asked = (await lose(elsewhere)).json();
    expect(asked.removal.from).toBe(new Date(Date.parse(t.clock.now()) + hours(24)).toISOString());
    expect((await lose(elsewhere)).json().removal).toEqual(asked.removal);
    expect(await lossMail()).toBeDefined();
    const [row] = await waiting();
    expect(row).toMatchObject({ name: 'Ruben Aalbers', company: 'Marlin Trading B.V.', email: owner.user.email });
    t.clock.advance(hours(24) - seconds(1));
    const early = await signedInAgain(t, staff.user);
    expect((await grant(row.qid, early)).json()).toMatchObject({ code: 'loss_too_early', from: row.from });
    t.clock.advance(seconds(1));
    const late = await signedInAgain(t, staff.user);
    const still = await signedInAgain(t, owner.user);
    expect((await grant(row.qid, late)).statusCode).toBe(204);
    expect((await t.call('GET', '/user/', { headers: still.headers })).json().code).toBe('session_revoked');
    const again = await signedInAgain(t, owner.user);
    expect(await state(again)).toMatchObject({ isOn: false, removal: null, recoveryCodesLeft: 0 });
    const log = (await t.call('GET', '/audit-log/', { headers: again.headers })).json().results;
    expect(log).toContainEqual(
      expect.objectContaining({ action: 'SECOND_FACTOR_REMOVED', subject: 'Ruben Aalbers', isStaff: true }),
    );
    const subjects = (await mailsTo(owner.user.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your second factor was removed');
    expect((await grant(row.qid, late)).json().code).toBe('loss_not_found');
  });

  it('is not removed before the mail went out, nor within a day of that, however long ago it was asked for', async () => {
    await lose();
    t.clock.advance(hours(30));
    const [row] = await waiting(await signedInAgain(t, staff.user));
    expect((await grant(row.qid, await signedInAgain(t, staff.user))).json()).toMatchObject({
      status: 409,
      code: 'loss_not_told',
    });
    expect(await lossMail()).toBeDefined();
    const from = new Date(Date.parse(t.clock.now()) + hours(24)).toISOString();
    expect((await grant(row.qid, await signedInAgain(t, staff.user))).json()).toMatchObject({
      ...{ code: 'loss_too_early', from },
    });
    t.clock.advance(hours(24));
    expect((await grant(row.qid, await signedInAgain(t, staff.user))).statusCode).toBe(204);
  });

  it('stays when somebody presses the link of the mail, which no one else can make', async () => {
    await lose();
    const token = tokenIn((await lossMail())?.body);
    const [row] = await waiting();
    for (const wrong of [row.qid, `${row.qid}.`, `${token}x`, token.replace(/^./, 'f'), 'x'])
      expect((await keep(wrong)).json().code).toBe('loss_link_invalid');
    expect(await waiting()).toHaveLength(1);
    expect((await keep(token)).statusCode).toBe(204);
    expect((await keep(token)).statusCode).toBe(204);
    expect([await waiting(), (await state()).isOn]).toEqual([[], true]);
    t.clock.advance(hours(25));
    expect((await grant(row.qid, await signedInAgain(t, staff.user))).json().code).toBe('loss_not_found');
  });

  it('is found again when its code is shown, or its owner says so', async () => {
    await lose();
    t.clock.advance(seconds(30));
    const code = codeAt(key, t.clock.now());
    await t.call('POST', '/user/second-factor/prove/', { headers: owner.headers, payload: { code } });
    expect((await state()).removal).toBeNull();
    await lose();
    await t.call('DELETE', '/user/second-factor/lost/', { headers: owner.headers });
    expect([(await state()).removal, await waiting()]).toEqual([null, []]);
  });

  it('is nobody’s to report who has none, five a day at most, and no one grants their own', async () => {
    const none = await signedIn(t, { sellerId: owner.user.sellerId });
    expect((await lose(none)).json().code).toBe('second_factor_off');
    for (let n = 0; n < 5; n += 1) {
      expect((await lose()).statusCode).toBe(200);
      await t.database.write('none', (db) => cancelLossOf(db, owner.user.id, t.clock.now()));
    }
    expect((await lose()).json()).toMatchObject({ code: 'too_many_attempts' });

    const mine = await signedIn(t, ours());
    const own = await setUp(mine);
    await lose(mine);
    const qid = (await waiting(mine)).find(({ email }: { email: string }) => email === mine.user.email).qid;
    t.clock.advance(hours(25));
    const later = await signedInAgain(t, mine.user);
    // It would have to be shown first, and then it is not lost.
    expect((await grant(qid, later)).json().code).toBe('second_factor_required');
    const code = codeAt(own, t.clock.now());
    await t.call('POST', '/user/second-factor/prove/', { headers: later.headers, payload: { code } });
    expect((await grant(qid, later)).json().code).toBe('loss_not_found');
  });

  it('is asked for again without end while it waits, and withdrawn only by who shows the factor', async () => {
    for (let n = 0; n < 8; n += 1) expect((await lose()).statusCode).toBe(200);
    const without = await signedInAgain(t, owner.user);
    const withdrawn = await t.call('DELETE', '/user/second-factor/lost/', { headers: without.headers });
    expect(withdrawn.json().code).toBe('second_factor_required');
    expect((await state()).removal).not.toBeNull();
  });

  it('kept by mail is not reported again until the password is another one, which also ends what waits', async () => {
    await lose();
    const mail = (await mailsTo(owner.user.email)).find(({ body }) => tokenIn(body) !== '');
    expect((await keep(tokenIn(mail?.body))).statusCode).toBe(204);
    expect((await lose()).json().code).toBe('loss_kept');
    await newPassword();
    const again = await signedInAgain(t, owner.user);
    expect((await lose(again)).statusCode).toBe(200);
    await newPassword();
    expect((await state(await signedInAgain(t, owner.user))).removal).toBeNull();
  });

  it('opens nothing by itself: the password alone stays as weak as it was', async () => {
    await lose();
    t.clock.advance(hours(24) + minutes(1));
    const answer = await login(t, owner.user.email, factoryPassword);
    const headers = { authorization: `Bearer ${answer.json().accessToken}` };
    const invited = await t.call('POST', '/team/invitations/', {
      ...{ headers, payload: { emails: ['x@marlin.example'], role: 'VIEWER' } },
    });
    expect(invited.json().code).toBe('second_factor_required');
  });
});
