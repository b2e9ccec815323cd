/** E-mail address and phone number change with the password, and only once the new one is confirmed. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { cookieOf, login, type Person, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { attempts, secrets } from '../auth/auth.tables.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { factoryPassword } from './users.factory.ts';

const now = '2026-11-21T08:00:00.000Z';
const asked = 'Somebody asked to change the e-mail address of your account';
const changed = 'The e-mail address of your account was changed';
const verify = 'Verify your e-mail address';
let t: TestApp;
let sellerId: string;
beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());
// Tokens end after ten minutes.
beforeEach(() => t.clock.set(now));

const start = (person: Person = {}) => signedIn(t, { sellerId, ...person });
const fresh = () => start({ isEmailVerified: false, isPhoneVerified: false, phone: newPhone() });
const newEmail = () => `new-${newId()}@waldhuis.example`;
let phones = 700_000_000;
const newPhone = () => {
  phones += 1;
  return `+31${phones}`;
};
const shown = async ({ headers }: Session) => (await t.call('GET', '/user/', { headers })).json();
const patch = ({ headers }: Session, payload: object, cookies = {}) =>
  t.call('PATCH', '/user/', { headers, payload, cookies });
const secret = factoryPassword;
const post = ({ headers }: Session, path: string, payload?: object) =>
  t.call('POST', path, { headers, ...(payload ? { payload } : {}) });
async function messagesTo(recipient: string) {
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
  return t.database.read('none', (db) =>
    db
      .select()
      .from(messagesSent)
      .where(eq(messagesSent.recipient, recipient))
      .orderBy(desc(messagesSent.createdAt), desc(messagesSent.id)),
  );
}
const subjectsTo = async (recipient: string) => (await messagesTo(recipient)).map(({ subject }) => subject).sort();
/** The secret in the link of the newest mail about that. */
const linkTo = async (email: string, about = verify) => {
  const body = (await messagesTo(email)).find(({ subject }) => subject === about)?.body ?? '';
  const { searchParams } = new URL(/https?:\S+/.exec(body)?.[0] ?? 'http://none');
  return searchParams.get('token') ?? searchParams.get('secret') ?? '';
};
const codeTo = async (phone: string) => /\b\d{6}\b/.exec((await messagesTo(phone))[0]?.body ?? '')?.[0] ?? '';

describe('[PRO-15] who may change e-mail address and phone number', () => {
  it.each([
    ['email', { email: 'taken.over@waldhuis.example' }],
    ['phone', { phone: '+31612345679' }],
  ])('nobody without the password: %s stays, and the field says what to type', async (_field, payload) => {
    const session = await start();
    const answer = await patch(session, payload);
    const message = 'Type your current password to change this.';
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'password_required',
      errors: { secret: [{ code: 'password_required', message }] },
    });
    expect((await patch(session, { ...payload, secret: 'wrong' })).json()).toMatchObject({
      status: 400,
      code: 'incorrect_password',
      errors: { secret: [{ code: 'incorrect_password' }] },
    });
    expect(await shown(session)).toMatchObject({ email: session.user.email, pendingEmail: null, pendingPhone: null });
    expect(await messagesTo('taken.over@waldhuis.example')).toEqual([]);
    expect(await messagesTo('+31612345679')).toEqual([]);
  });

  it('whoever guesses it waits after five tries, but not on a device the account knows', async () => {
    const session = await start();
    const known = await login(t, session.user.email, factoryPassword);
    const device = { '__Host-quayside_device': cookieOf(known, '__Host-quayside_device') ?? '' };
    const phone = newPhone();
    for (let n = 0; n < 5; n += 1)
      expect((await patch(session, { phone, secret: 'wrong' })).json().code).toBe('incorrect_password');
    const refused = await patch(session, { phone, secret });
    expect([refused.statusCode, refused.json().code, refused.json().waitSeconds]).toEqual([
      429,
      'too_many_attempts',
      900,
    ]);
    expect((await patch(session, { phone, secret }, device)).statusCode).toBe(200);
  });

  it('a name, or what is the same already, needs none', async () => {
    const session = await start();
    const { email, phone } = session.user;
    expect((await patch(session, { account: 'Marlin Trading', email, phone })).json()).toMatchObject({
      account: 'Marlin Trading',
      isEmailVerified: true,
      isPhoneVerified: true,
      pendingEmail: null,
    });
  });

  it('two changes at once pass no password by', async () => {
    const session = await start();
    const answers = await Promise.all([
      patch(session, { email: newEmail(), secret }),
      patch(session, { email: newEmail() }),
      patch(session, { phone: newPhone() }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 400, 400]);
  });
});

describe('[PRO-15] a new e-mail address', () => {
  it('waits for its confirmation: the old one signs in, is verified, gets the mail and the reset', async () => {
    const session = await start();
    const { email: old } = session.user;
    const email = newEmail();
    const answer = await patch(session, { email: ` ${email.toUpperCase()} `, secret });
    expect(answer.json()).toMatchObject({ email: old, isEmailVerified: true, pendingEmail: email });
    expect((await t.call('GET', '/sales/', { headers: session.headers })).statusCode).toBe(200);
    expect([await subjectsTo(old), await subjectsTo(email)]).toEqual([[asked], [verify]]);
    expect((await login(t, email, factoryPassword)).json().code).toBe('invalid_credentials');
    expect((await login(t, old, factoryPassword)).statusCode).toBe(200);
    for (const address of [email, old])
      expect((await t.call('POST', '/user/password/reset/', { payload: { email: address } })).statusCode).toBe(204);
    expect([await subjectsTo(email), await subjectsTo(old)]).toEqual([[verify], ['Set a new password', asked]]);
  });

  it('confirmed by its link it is the account’s; the old one is told, other sessions end', async () => {
    const session = await start();
    const elsewhere = await signedInAgain(t, session.user);
    const email = newEmail();
    await patch(session, { email, secret });
    const confirmed = await post(session, '/user/email/verify-token/', { token: await linkTo(email) });
    expect(confirmed.json()).toMatchObject({ email, isEmailVerified: true, pendingEmail: null });
    expect(await subjectsTo(session.user.email)).toEqual([asked, changed].sort());
    expect((await t.call('GET', '/user/', { headers: elsewhere.headers })).json().code).toBe('session_revoked');
    expect((await login(t, email, factoryPassword)).statusCode).toBe(200);
    expect((await login(t, session.user.email, factoryPassword)).json().code).toBe('invalid_credentials');
  });

  it('is confirmed by nobody else’s link, nor by one that was meant for another address', async () => {
    const [session, stranger] = [await start(), await start()];
    const [first, second] = [newEmail(), newEmail()];
    await patch(session, { email: first, secret });
    const link = await linkTo(first);
    expect((await post(stranger, '/user/email/verify-token/', { token: link })).json().pendingEmail).toBeNull();
    expect((await shown(stranger)).email).toBe(stranger.user.email);
    t.clock.advance(seconds(60));
    await patch(session, { email: second, secret });
    expect((await post(session, '/user/email/verify-token/', { token: link })).json().code).toBe('invalidSecret');
    expect(await shown(session)).toMatchObject({ email: session.user.email, pendingEmail: second });
  });

  it('is withdrawn without the password, and then its link confirms nothing', async () => {
    const session = await start();
    const email = newEmail();
    await patch(session, { email, secret });
    const link = await linkTo(email);
    expect((await patch(session, { withdraw: 'EMAIL' })).json().pendingEmail).toBeNull();
    await post(session, '/user/email/verify-token/', { token: link });
    expect((await shown(session)).email).toBe(session.user.email);
  });

  it('is withdrawn by a reset of the password, too', async () => {
    const session = await start();
    await patch(session, { email: newEmail(), phone: newPhone(), secret });
    await t.call('POST', '/user/password/reset/', { payload: { email: session.user.email } });
    const reset = await linkTo(session.user.email, 'Set a new password');
    const password = 'eleven purple boats';
    await t.call('POST', '/user/password/reset/confirm/', { payload: { secret: reset, password } });
    const again = await login(t, session.user.email, password);
    expect(again.json().user).toMatchObject({ pendingEmail: null, pendingPhone: null });
  });

  it('somebody took meanwhile is told as taken, and given up', async () => {
    const session = await start();
    const email = newEmail();
    await patch(session, { email, secret });
    const token = await linkTo(email);
    await start({ email });
    expect((await post(session, '/user/email/verify-token/', { token })).json()).toMatchObject({
      status: 400,
      code: 'email_already_exists',
      message: 'User with this Email already exists.',
    });
    expect(await shown(session)).toMatchObject({ email: session.user.email, pendingEmail: null });
  });

  it('of a fresh account, never confirmed, is corrected at once, and nobody but the new one is written to', async () => {
    const session = await fresh();
    const email = newEmail();
    expect((await patch(session, { email })).json().code).toBe('password_required');
    expect((await patch(session, { email, secret })).json()).toMatchObject({
      email,
      isEmailVerified: false,
      pendingEmail: null,
    });
    expect([await subjectsTo(session.user.email), await subjectsTo(email)]).toEqual([[], [verify]]);
    const confirmed = await post(session, '/user/email/verify-token/', { token: await linkTo(email) });
    expect(confirmed.json()).toMatchObject({ email, isEmailVerified: true });
  });
});

describe('[PRO-15] a new phone number', () => {
  it('waits for its code, and the verified one stays until then', async () => {
    const session = await start({ phone: newPhone() });
    const phone = newPhone();
    const answer = (await patch(session, { phone, secret })).json();
    expect(answer).toMatchObject({ isPhoneVerified: true, pendingPhone: `+31 •••• ${phone.slice(-2)}` });
    expect(answer.phoneMasked.slice(-2)).toBe(session.user.phone?.slice(-2));
    expect(JSON.stringify(answer)).not.toContain(phone);
    const confirmed = await post(session, '/user/phone/verify-token/', { code: await codeTo(phone) });
    expect(confirmed.json()).toMatchObject({
      isPhoneVerified: true,
      pendingPhone: null,
      phoneMasked: `+31 •••• ${phone.slice(-2)}`,
    });
    expect(await subjectsTo(session.user.email)).toEqual(['The phone number of your account was changed']);
  });

  it('of a fresh account, never confirmed, is corrected at once', async () => {
    const session = await fresh();
    const phone = newPhone();
    expect((await patch(session, { phone, secret })).json()).toMatchObject({
      isPhoneVerified: false,
      pendingPhone: null,
      phoneMasked: `+31 •••• ${phone.slice(-2)}`,
    });
    const confirmed = await post(session, '/user/phone/verify-token/', { code: await codeTo(phone) });
    expect(confirmed.json()).toMatchObject({ isPhoneVerified: true });
  });
});

describe('[PRO-15] whether an address is taken', () => {
  it('is told five times an hour to a network, whichever accounts ask; addresses that are free cost it nothing', async () => {
    const { email: takenOne } = (await start()).user;
    const ask = async (email: string, remoteAddress: string) => {
      const { headers } = await start();
      const answer = await t.call('PATCH', '/user/', { headers, payload: { email, secret }, remoteAddress });
      return answer.statusCode;
    };
    const here = '10.44.0.1';
    const free: number[] = [];
    for (let n = 0; n < 6; n += 1) free.push(await ask(newEmail(), here));
    expect(free).toEqual([200, 200, 200, 200, 200, 200]);
    const told: number[] = [];
    for (let n = 0; n < 6; n += 1) told.push(await ask(takenOne, here));
    expect(told).toEqual([400, 400, 400, 400, 400, 429]);
    // Nor is a free one told from a taken one then; elsewhere it is.
    expect([await ask(newEmail(), here), await ask(newEmail(), '10.45.0.1')]).toEqual([429, 200]);
    t.clock.advance(minutes(60));
    expect(await ask(newEmail(), here)).toBe(200);
  });
});

describe('mails to strangers', () => {
  it('are five a day to one address, whoever asks, and one a minute from one account', async () => {
    const target = newEmail();
    const askers = await Promise.all(Array.from({ length: 6 }, () => start()));
    const answers = [];
    for (const one of askers) answers.push((await patch(one, { email: target, secret })).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await subjectsTo(target)).toEqual([verify, verify, verify, verify, verify]);
    const [first] = askers;
    const soon = first && (await patch(first, { email: newEmail(), secret }));
    expect([soon?.statusCode, soon?.json().waitSeconds]).toEqual([429, 60]);
    expect(first && (await shown(first)).pendingEmail).toBe(target);
  });

  it('are five a day from one account, to whomever', async () => {
    const session = await start();
    const sent: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      await t.database.write('none', (db) => db.delete(attempts));
      const { headers } = await signedInAgain(t, session.user);
      sent.push((await patch({ ...session, headers }, { email: newEmail(), secret })).statusCode);
      t.clock.advance(minutes(61));
    }
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('sent again to an address that waits count with those', async () => {
    const session = await start();
    const email = newEmail();
    await patch(session, { email, secret });
    const again = await post(session, '/user/email/resend-token/');
    expect([again.statusCode, again.json().waitSeconds]).toEqual([429, 60]);
    t.clock.advance(seconds(60));
    expect((await post(session, '/user/email/resend-token/')).statusCode).toBe(200);
    expect(await subjectsTo(email)).toEqual([verify, verify]);
  });

  it('tell nobody of a password or a session whose address nobody confirmed', async () => {
    const [never, confirmed] = [await fresh(), await start()];
    for (const { user } of [never, confirmed])
      await t.database.write('none', async (db) => {
        await emit(db, t.clock.now(), 'auth.password_changed', { userId: user.id });
        await emit(db, t.clock.now(), 'auth.refresh_reused', { userId: user.id, sessionId: newId() });
      });
    expect(await messagesTo(never.user.email)).toEqual([]);
    expect(await messagesTo(confirmed.user.email)).toHaveLength(2);
  });

  it('[ERR-05] no reset to an unconfirmed address; an invitation that ran out comes again', async () => {
    const [never, invited] = [await fresh(), await fresh()];
    const at = t.clock.now();
    await t.database.write('none', (db) =>
      db.insert(secrets).values({
        ...{ id: newId(), userId: invited.user.id, kind: 'activation', hash: newId(), target: invited.user.email },
        ...{ createdAt: at, expiresAt: at },
      }),
    );
    t.clock.advance(hours(73));
    const answers = [];
    for (const { user } of [never, invited]) {
      const answer = await t.call('POST', '/user/password/reset/', { payload: { email: user.email } });
      answers.push([answer.statusCode, answer.body]);
    }
    expect(answers).toEqual([
      [204, ''],
      [204, ''],
    ]);
    expect([await subjectsTo(never.user.email), await subjectsTo(invited.user.email)]).toEqual([
      [],
      ['Activate your account'],
    ]);
  });
});

describe('[ERR-16] whether an address is taken', () => {
  it('is told in the given words, five times an hour', async () => {
    const [session, taken] = [await start(), await start()];
    const message = 'User with this Email already exists.';
    const ask = () => patch(session, { email: taken.user.email, secret });
    for (let n = 0; n < 5; n += 1)
      expect((await ask()).json()).toMatchObject({
        status: 400,
        code: 'email_already_exists',
        message,
        errors: { email: [{ code: 'email_already_exists', message }] },
      });
    const refused = await ask();
    expect([refused.statusCode, refused.json().code, refused.json().waitSeconds]).toEqual([
      429,
      'too_many_attempts',
      3_600,
    ]);
    t.clock.advance(hours(1));
    const { headers } = await signedInAgain(t, session.user);
    expect((await patch({ ...session, headers }, { email: taken.user.email, secret })).statusCode).toBe(400);
    expect(await subjectsTo(taken.user.email)).toEqual([]);
  });

  it('is told of free addresses no more often', async () => {
    // What others of the network were told is an hour ago.
    t.clock.advance(minutes(60));
    const session = await start();
    for (let n = 0; n < 5; n += 1) {
      expect((await patch(session, { email: newEmail(), secret })).statusCode).toBe(200);
      t.clock.advance(seconds(60));
    }
    const refused = await patch(session, { email: newEmail(), secret });
    expect([refused.statusCode, refused.json().waitSeconds]).toEqual([429, 3_300]);
  });
});

it('limits are forgotten after their day', async () => {
  const session = await start();
  const email = newEmail();
  for (let n = 0; n < 5; n += 1) {
    await t.database.write('none', (db) => db.delete(attempts));
    await patch(session, { email, secret });
    t.clock.advance(seconds(60));
  }
  t.clock.advance(days(1));
  const { headers } = await signedInAgain(t, session.user);
  expect((await patch({ ...session, headers }, { email: newEmail(), secret })).statusCode).toBe(200);
});
