import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageSubscribers } from '../../domains/internal/messages.subscribers.ts';
import { makeSeller } from '../../domains/sellers/sellers.factory.ts';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { emit } from '../../platform/jobs/jobs.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { type TwilioStub, twilioAccount, twilioStub } from './twilio-stub.ts';

let stub: TwilioStub;
let t: TestApp;
let sellerId: string;
let phones = 610_000_000;

beforeAll(async () => {
  stub = await twilioStub();
  t = await testApp({
    env: {
      TWILIO_VERIFY_URL: stub.url,
      TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
      TWILIO_AUTH_TOKEN: twilioAccount.authToken,
      TWILIO_VERIFY_SERVICE: twilioAccount.serviceSid,
      TWILIO_API_URL: stub.url,
      TWILIO_FROM: '+31201234567',
    },
  });
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
});
afterAll(async () => {
  await t.close();
  await stub.close();
});

const newcomer = () => {
  phones += 1;
  return signedIn(t, { sellerId, phone: `+31${phones}`, isPhoneVerified: false });
};
const post = (session: Session, path: string, payload?: object) =>
  t.call('POST', path, { headers: session.headers, ...(payload ? { payload } : {}) });
const asksForCode = async (session: Session) => {
  expect((await post(session, '/user/phone/verify/')).json()).toEqual({ waitSeconds: 60 });
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
  return stub.codes.get(session.user.phone ?? '') ?? '';
};
const tryCode = async (session: Session, code: string) => {
  const answer = await post(session, '/user/phone/verify-token/', { code });
  return [answer.statusCode, answer.json().code ?? answer.json().isPhoneVerified];
};

it('[INTG-14] the service’s own code verifies the number; no text message of ours is sent', async () => {
  const session = await newcomer();
  const code = await asksForCode(session);
  expect(code).toMatch(/^\d{6}$/);
  expect(await tryCode(session, code)).toEqual([200, true]);
  expect(await t.database.read('none', (db) => db.$count(messagesSent))).toBe(0);
});

it('[INTG-14] [SES-10] a wrong code is refused in the given words, and after five tries the right one is, too', async () => {
  const session = await newcomer();
  const code = await asksForCode(session);
  for (let n = 0; n < 5; n += 1) expect(await tryCode(session, '999999')).toEqual([400, 'authentication_failed']);
  expect(await tryCode(session, code)).toEqual([400, 'authentication_failed']);
});

it('[INTG-14] a code for one person is none for another', async () => {
  const [one, other] = [await newcomer(), await newcomer()];
  const code = await asksForCode(one);
  await asksForCode(other);
  expect(await tryCode(other, code)).toEqual([400, 'authentication_failed']);
  expect(await tryCode(one, code)).toEqual([200, true]);
});

it('[INTG-14] a service that does not answer counts no try and says that it can be asked again', async () => {
  const session = await newcomer();
  const code = await asksForCode(session);
  stub.isSilent = true;
  for (let n = 0; n < 5; n += 1) expect(await tryCode(session, code)).toEqual([503, 'unavailable']);
  stub.isSilent = false;
  // The breaker lets one call through after half a minute.
  t.clock.advance(31_000);
  expect(await tryCode(session, code)).toEqual([200, true]);
});

it('[INTG-14] a text message about new bank details goes out by the service, once', async () => {
  const { id } = await t.database.write('none', (db) => makeSeller(db));
  const owner = await signedIn(t, { sellerId: id, phone: '+31611111111', isPhoneVerified: true });
  const deliver = () => t.runJobs({ jobs: [], subscribers: messageSubscribers });
  await t.database.write('none', (db) => emit(db, t.clock.now(), 'bank_account.changed', { sellerId: id }));
  await deliver();
  expect(stub.texts).toMatchObject([
    { to: owner.user.phone, from: '+31201234567', body: expect.stringContaining('bank details') },
  ]);
  const kept = await t.database.read('none', (db) =>
    db
      .select()
      .from(messagesSent)
      .where(eq(messagesSent.recipient, owner.user.phone ?? '')),
  );
  expect(kept).toMatchObject([{ channel: 'SMS', body: '' }]);
  const [sent] = kept;
  if (!sent) throw new Error('it was recorded');
  await t.deps.messages.send(sent.id, { channel: 'SMS', recipient: sent.recipient, subject: '', body: 'Again' });
  stub.isSilent = true;
  const refused = t.deps.messages.send(newId(), { channel: 'SMS', recipient: sent.recipient, subject: '', body: 'x' });
  await expect(refused).rejects.toThrow('the text message was not sent');
  stub.isSilent = false;
  expect(stub.texts).toHaveLength(1);
});
