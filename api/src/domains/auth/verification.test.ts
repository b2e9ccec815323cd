import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { days, hours, minutes, seconds } from '../../kernel/clock.ts';
import { messagesSent, outbox } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { secrets } from './auth.tables.ts';

let t: TestApp;
let sellerId: string;
let phones = 600_000_000;

beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(() => t.close());

const newcomer = () => {
  phones += 1;
  return signedIn(t, { sellerId, phone: `+31${phones}`, isEmailVerified: false, isPhoneVerified: false });
};
const post = (session: Session, path: string, payload?: object) =>
  t.call('POST', path, { headers: session.headers, ...(payload ? { payload } : {}) });
const newestTo = async (recipient: string | null) => {
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
  const [message] = await t.database.read('none', (db) =>
    db
      .select()
      .from(messagesSent)
      .where(eq(messagesSent.recipient, recipient ?? ''))
      .orderBy(desc(messagesSent.createdAt), desc(messagesSent.id))
      .limit(1),
  );
  return message?.body ?? '';
};
const codeIn = (body: string) => /\b\d{6}\b/.exec(body)?.[0] ?? '';
const linkIn = (body: string) => new URL(/https?:\S+/.exec(body)?.[0] ?? '').searchParams.get('token') ?? '';
const sendsCode = async (session: Session) => {
  expect((await post(session, '/user/phone/verify/')).json()).toEqual({ waitSeconds: 60 });
  return codeIn(await newestTo(session.user.phone));
};
const sendsMail = async (session: Session, path = '/user/email/verify/') => {
  expect((await post(session, path)).json()).toEqual({ waitSeconds: 60 });
  return newestTo(session.user.email);
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const refused = {
  statusCode: 400,
  code: 'authentication_failed',
  message: 'Invalid verification code. Please try again.',
};
const tryCode = async (session: Session, code: string) => {
  const answer = await post(session, '/user/phone/verify-token/', { code });
  return answer.statusCode === 200
    ? 'ok'
    : { statusCode: answer.statusCode, code: answer.json().code, message: answer.json().message };
};
const tryMail = async (session: Session, token: string) => {
  const answer = await post(session, '/user/email/verify-token/', { token });
  return answer.statusCode === 200 ? 'ok' : answer.json().code;
};

describe('phone', () => {
  it('[SES-10] the code of the text message verifies the number', async () => {
    const session = await newcomer();
    const answer = await post(session, '/user/phone/verify-token/', { code: await sendsCode(session) });
    expect(answer.json()).toMatchObject({ isPhoneVerified: true, isEmailVerified: false });
  });

  it('[SES-10] [ERR-12] a wrong code is refused in the given words; after five tries the right one is, too', async () => {
    const session = await newcomer();
    const code = await sendsCode(session);
    for (let n = 0; n < 5; n += 1) expect(await tryCode(session, wrong(code))).toEqual(refused);
    expect(await tryCode(session, code)).toEqual(refused);
  });

  it('[SES-10] guesses sent at once are counted one by one', async () => {
    const session = await newcomer();
    const code = await sendsCode(session);
    await Promise.all(Array.from({ length: 20 }, () => tryCode(session, wrong(code))));
    const [row] = await t.database.read('none', (db) =>
      db.select().from(secrets).where(eq(secrets.userId, session.user.id)),
    );
    expect(row?.tries).toBe(5);
  });

  it('[SES-10] a code is good for 10 minutes', async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    const codes = [await sendsCode(early), await sendsCode(late)];
    t.clock.advance(minutes(10) - 1);
    expect(await tryCode(early, codes[0] ?? '')).toBe('ok');
    t.clock.advance(1);
    const again = await t.call('POST', '/auth/login/', {
      headers: late.headers,
      payload: { email: late.user.email, password: 'correct horse battery' },
    });
    const headers = { authorization: `Bearer ${again.json().accessToken}` };
    expect(
      (await t.call('POST', '/user/phone/verify-token/', { headers, payload: { code: codes[1] } })).json().code,
    ).toBe('authentication_failed');
  });

  it('[SES-10] [ERR-12] asking again within 60 seconds answers 429 with the seconds left', async () => {
    const session = await newcomer();
    await sendsCode(session);
    t.clock.advance(seconds(28));
    const answer = await post(session, '/user/phone/verify/');
    expect([answer.statusCode, answer.json().code, answer.json().waitSeconds, answer.headers['retry-after']]).toEqual([
      429,
      'too_many_attempts',
      32,
      '32',
    ]);
    t.clock.advance(seconds(32));
    expect((await post(session, '/user/phone/verify/')).statusCode).toBe(200);
  });

  it('two requests at once send one message', async () => {
    const session = await newcomer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(session, '/user/phone/verify/')));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 429, 429, 429]);
  });

  it('only the newest code counts, and somebody else’s never', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    const first = await sendsCode(mine);
    t.clock.advance(seconds(60));
    const second = await sendsCode(mine);
    expect(await tryCode(theirs, second)).toEqual(refused);
    if (first !== second) expect(await tryCode(mine, first)).toEqual(refused);
    expect(await tryCode(mine, second)).toBe('ok');
  });

  it('a code sent to an old number does not verify the new one', async () => {
    const session = await newcomer();
    const code = await sendsCode(session);
    t.clock.advance(seconds(60));
    const payload = { phone: '+31611111111', secret: 'correct horse battery' };
    expect((await t.call('PATCH', '/user/', { headers: session.headers, payload })).statusCode).toBe(200);
    expect(await tryCode(session, code)).toEqual(refused);
  });

  it('without a number, or with a verified one, it says so', async () => {
    const without = await signedIn(t, { sellerId, phone: null, isPhoneVerified: false });
    expect((await post(without, '/user/phone/verify/')).json().code).toBe('phone_missing');
    expect((await post(await signedIn(t, { sellerId }), '/user/phone/verify/')).json().code).toBe('already_verified');
  });

  it.each(['abc', '12345', '1234567', '12 34 56', "' or 1=1"])(
    'a senseless code (%s) is refused, never a failure',
    async (code) => {
      expect(await tryCode(await newcomer(), code)).toEqual(refused);
    },
  );
});

describe('e-mail', () => {
  it.each(['/user/email/verify/', '/user/email/resend-token/'])(
    '[SES-10] the link of the mail of %s verifies the address, once',
    async (path) => {
      const session = await newcomer();
      const token = linkIn(await sendsMail(session, path));
      expect(await tryMail(session, token)).toBe('ok');
      // Opened again, or by two tabs: verified stays verified.
      expect(await tryMail(session, token)).toBe('ok');
    },
  );

  it('[SES-10] so does the code in it', async () => {
    const session = await newcomer();
    expect(await tryMail(session, codeIn(await sendsMail(session)))).toBe('ok');
  });

  it('[SES-10] both verified open the portal at once, in this very session', async () => {
    const session = await newcomer();
    expect((await t.call('GET', '/sales/', { headers: session.headers })).json().code).toBe('verification_required');
    await tryMail(session, linkIn(await sendsMail(session)));
    await tryCode(session, await sendsCode(session));
    expect((await t.call('GET', '/sales/', { headers: session.headers })).statusCode).toBe(200);
  });

  it('[ERR-05] a link is invalid when forged, foreign or cut, and expired after 24 hours', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    const token = linkIn(await sendsMail(mine));
    const answer = await post(theirs, '/user/email/verify-token/', { token });
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'invalidSecret',
      message: 'The link has expired or is invalid. Please contact us for a new link.',
    });
    for (const forged of ['x', token.slice(1), token.slice(0, -1), `${token}A`, `${sellerId}.${token.split('.')[1]}`]) {
      expect(await tryMail(mine, forged)).toBe('invalidSecret');
    }
    t.clock.advance(hours(24));
    const again = await t.call('POST', '/auth/login/', {
      payload: { email: mine.user.email, password: 'correct horse battery' },
    });
    const late = await t.call('POST', '/user/email/verify-token/', {
      headers: { authorization: `Bearer ${again.json().accessToken}` },
      payload: { token },
    });
    expect(late.json().code).toBe('expiredSecret');
  });

  it('five a day are sent', async () => {
    const session = await newcomer();
    for (let n = 0; n < 5; n += 1) {
      expect((await post(session, '/user/email/resend-token/')).statusCode).toBe(200);
      t.clock.advance(seconds(60));
    }
    const answer = await post(session, '/user/email/resend-token/');
    expect([answer.statusCode, answer.json().waitSeconds]).toEqual([429, days(1) / 1_000 - 300]);
  });
});

it('no secret lies in the events or the stored rows', async () => {
  const session = await newcomer();
  const body = await sendsMail(session);
  const stored = JSON.stringify(
    await t.database.read('none', (db) => Promise.all([db.select().from(outbox), db.select().from(secrets)])),
  );
  expect(stored).not.toContain(linkIn(body));
  expect(stored).not.toContain(`"${codeIn(body)}"`);
});
