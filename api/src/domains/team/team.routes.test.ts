import type { Team, TeamMember } from '@quayside/contract/team';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../kernel/clock.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { login, type Session, signedIn, signedInAgain } from '../../testing/session.ts';
import { attempts } from '../auth/auth.tables.ts';
import { messageSubscribers } from '../internal/messages.subscribers.ts';
import { makePasskey } from '../second-factors/second-factors.factory.ts';
import { secondFactors } from '../second-factors/second-factors.tables.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { makeUser } from '../users/users.factory.ts';
import { teamSubscribers } from './team.subscribers.ts';

let t: TestApp;
let sellerId: string;
let owner: Session;
const password = 'a harbour at low tide';

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.write('none', (db) => db.delete(attempts));
  sellerId = (await t.database.write('none', (db) => makeSeller(db, { name: 'Marlin Trading B.V.' }))).id;
  owner = await signedIn(t, { sellerId, role: 'OWNER', account: 'Ruben Aalbers' });
});

const send = (who: Session, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  t.call(method, path, { headers: who.headers, ...(payload ? { payload } : {}) });
const invite = (who: Session, emails: string[], role = 'ORDERS') =>
  send(who, 'POST', '/team/invitations/', { emails, role });
const addressOf = (name: string) => `${name}@marlin-${sellerId}.example`;
const memberIn = (team: Team, email: string): TeamMember => {
  const found = team.members.find((one) => one.email === email);
  if (!found) throw new Error(`${email} is not in the team`);
  return found;
};
const log = async (who = owner) => (await send(who, 'GET', '/audit-log/')).json().results;

const work = () => t.runJobs({ jobs: [], subscribers: [...messageSubscribers, ...teamSubscribers] });
const sentTo = async (email: string) =>
  t.database.read('none', (db) =>
    db.select().from(messagesSent).where(eq(messagesSent.recipient, email)).orderBy(messagesSent.createdAt),
  );

/** The link of the newest mail to that address. */
async function secretOf(email: string): Promise<string> {
  await work();
  const [mail] = (await sentTo(email)).toReversed();
  return new URL(/https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '').searchParams.get('secret') ?? '';
}

it('[PRO-13] tells who has no second factor: neither an app that was confirmed nor a passkey', async () => {
  const people = await Promise.all(
    ['app', 'begun', 'key'].map((name) =>
      t.database.write('none', (db) => makeUser(db, { sellerId, role: 'ORDERS', email: addressOf(name) })),
    ),
  );
  const [app, begun, key] = people.map(({ id }) => id);
  await t.database.write('none', async (db) => {
    const row = { sealedKey: '', createdAt: '2026-11-20T09:00:00.000Z' };
    await db.insert(secondFactors).values([
      { ...row, userId: app ?? '', confirmedAt: '2026-11-20T09:00:00.000Z' },
      { ...row, userId: begun ?? '' },
    ]);
    await makePasskey(db, key ?? '');
  });
  const team = (await send(owner, 'GET', '/team/')).json();
  const has = (name: string) => memberIn(team, addressOf(name)).hasSecondFactor;
  expect([has('app'), has('begun'), has('key')]).toEqual([true, false, true]);
});

describe('inviting a colleague', () => {
  it('[PRO-13] sends a link that says who asks and into what; with it the colleague signs in with that role alone', async () => {
    const email = addressOf('yusuf.demir');
    const answer = await invite(owner, [email, email]);
    expect(answer.statusCode).toBe(201);
    expect(memberIn(answer.json(), email)).toMatchObject({
      ...{ account: 'Yusuf Demir', role: 'ORDERS', isInvited: true, invitedBy: 'Ruben Aalbers', lastSeenAt: null },
    });
    const secret = await secretOf(email);
    const [mail] = await sentTo(email);
    expect(mail?.subject).toBe('Ruben Aalbers invites you to Marlin Trading B.V. on Quayside');
    expect((await t.call('POST', '/user/activate/', { payload: { secret, password } })).statusCode).toBe(200);
    const signed = await login(t, email, password);
    expect(signed.json().user.permissions).toContain('orders.confirm');
    expect(signed.json().user.permissions).not.toContain('team.manage');
    await work();
    expect((await log()).map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual([
      ['TEAM_JOINED', email],
      ['TEAM_INVITED', email],
    ]);
    expect(memberIn((await send(owner, 'GET', '/team/')).json(), email)).toMatchObject({
      isInvited: false,
      sessions: 1,
    });
  });

  it('[PRO-13] takes no names that lead anywhere to strangers: a web address is refused, and a domain is no link in the mail', async () => {
    const names = { account: 'Pay at www.evil.example', companyName: 'https://evil.example/now' };
    const refused = await send(owner, 'PATCH', '/user/', { account: names.account });
    expect(refused.json().errors.account[0].message).toBe('Enter the name without a web address.');
    const company = await send(owner, 'PATCH', '/user/', { companyName: names.companyName });
    expect(company.json().errors.companyName[0].message).toBe('Enter the name without a web address.');
    const lead = {
      email: addressOf('lead'),
      contactName: names.account,
      companyName: names.companyName,
      country: 'NL',
    };
    expect(Object.keys((await t.call('POST', '/sellerleads/', { payload: lead })).json().errors)).toEqual(
      expect.arrayContaining(['contactName', 'companyName']),
    );
    const { id } = await t.database.write('none', (db) =>
      makeSeller(db, { name: 'Evil.example B.V. (https://a.example)' }),
    );
    const other = await signedIn(t, { sellerId: id, role: 'OWNER', account: 'see bol.com or me@shop.example' });
    const email = addressOf('stranger');
    await invite(other, [email]);
    await work();
    const [mail] = await sentTo(email);
    expect(mail?.subject).toBe(
      'see bol. com or me@ shop. example invites you to Evil. example B.V. (https: //a. example) on Quayside',
    );
    expect(`${mail?.body} ${mail?.html}`).not.toMatch(/bol\.com|shop\.example|a\.example|evil\.example/i);
  });

  it('is all or none: each address that can’t be invited is named with its reason, and no mail goes out', async () => {
    const stranger = await signedIn(t, { sellerId: (await t.database.write('none', (db) => makeSeller(db))).id });
    const free = addressOf('free');
    const answer = await invite(owner, [free, owner.user.email, stranger.user.email, 'x@quayside.example']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.emails.map(({ message }: { message: string }) => message)).toEqual([
      `${owner.user.email}: Already in your team.`,
      `${stranger.user.email}: User with this Email already exists.`,
      'x@quayside.example: This e-mail address cannot be used.',
    ]);
    await work();
    expect(await sentTo(free)).toEqual([]);
    expect((await send(owner, 'GET', '/team/')).json().members).toHaveLength(1);
  });

  it('nobody gives a right that they lack: an admin can’t make an owner or give Finance, a viewer invites nobody', async () => {
    const admin = await signedIn(t, { sellerId, role: 'ADMIN' });
    const viewer = await signedIn(t, { sellerId, role: 'VIEWER' });
    for (const role of ['OWNER', 'FINANCE'])
      expect((await invite(admin, [addressOf(role)], role)).json().code).toBe('role_not_yours');
    expect((await invite(admin, [addressOf('fine')], 'ADMIN')).statusCode).toBe(201);
    expect((await invite(viewer, [addressOf('no')], 'VIEWER')).statusCode).toBe(403);
    const { roles } = (await send(admin, 'GET', '/team/')).json();
    expect(roles.filter((one: { mayGive: boolean }) => one.mayGive).map(({ role }: { role: string }) => role)).toEqual([
      ...['ADMIN', 'ORDERS', 'INVENTORY', 'VIEWER'],
    ]);
  });

  it('a link ends after 72 hours and when it is sent again; taken back, its address is free', async () => {
    const email = addressOf('late');
    const { qid } = memberIn((await invite(owner, [email])).json(), email);
    const first = await secretOf(email);
    expect((await send(owner, 'POST', `/team/${qid}/renew/`)).statusCode).toBe(200);
    const activate = (secret: string) => t.call('POST', '/user/activate/', { payload: { secret, password } });
    expect((await activate(first)).json().code).toBe('invalidSecret');
    const second = await secretOf(email);
    t.clock.advance(hours(72));
    expect((await activate(second)).json().code).toBe('expiredSecret');
    owner = await signedIn(t, { sellerId, role: 'OWNER' });
    expect((await send(owner, 'DELETE', `/team/${qid}/`)).statusCode).toBe(200);
    expect((await invite(owner, [email], 'VIEWER')).statusCode).toBe(201);
    expect(await log()).toMatchObject([
      { action: 'TEAM_INVITED' },
      { action: 'TEAM_INVITATION_WITHDRAWN', subject: email },
      { action: 'TEAM_INVITATION_RENEWED' },
      { action: 'TEAM_INVITED' },
    ]);
  });

  it('[ERR-16] tells five times an hour that an address is somebody’s elsewhere, one at a time', async () => {
    const taken = ['one', 'two'].map((name) => addressOf(`taken-${name}`));
    await t.database.write('none', async (db) => {
      for (const email of taken) await makeUser(db, { email });
    });
    const told = async () => {
      const answer = await invite(owner, taken);
      return answer.statusCode === 429 ? 429 : answer.json().errors.emails.length;
    };
    const answers: number[] = [];
    for (let n = 0; n < 6; n += 1) answers.push(await told());
    expect(answers).toEqual([1, 1, 1, 1, 1, 429]);
    expect((await invite(owner, [addressOf('free')])).statusCode).toBe(429);
    t.clock.advance(hours(1));
    const again = await signedInAgain(t, owner.user);
    for (let n = 0; n < 7; n += 1) expect((await invite(again, [addressOf(`free-${n}`)])).statusCode).toBe(201);
  });

  it('is limited to 60 a day for each company', async () => {
    for (let n = 0; n < 3; n += 1) {
      const emails = Array.from({ length: 20 }, (_, index) => addressOf(`many-${n}-${index}`));
      expect((await invite(owner, emails)).statusCode).toBe(201);
    }
    expect((await invite(owner, [addressOf('one-more')])).statusCode).toBe(429);
  });
});

describe('changing a colleague', () => {
  it('gives another role that counts within seconds, and keeps before and after', async () => {
    const colleague = await signedIn(t, { sellerId, role: 'VIEWER', account: 'Ines Carvalho' });
    const path = `/team/${colleague.user.id}/`;
    const answer = await send(owner, 'PATCH', path, { role: 'ADMIN', version: 1 });
    expect(memberIn(answer.json(), colleague.user.email)).toMatchObject({ role: 'ADMIN', version: 2 });
    t.clock.advance(3_000);
    expect((await send(colleague, 'GET', '/team/')).statusCode).toBe(200);
    expect((await send(owner, 'PATCH', path, { role: 'ORDERS', version: 1 })).json().code).toBe('stale_version');
    expect(await log()).toMatchObject([
      {
        ...{ action: 'TEAM_ROLE_CHANGED', person: 'Ruben Aalbers', subject: 'Ines Carvalho' },
        changes: [{ field: 'role', before: 'VIEWER', after: 'ADMIN' }],
      },
    ]);
  });

  it('nobody changes themselves, an owner’s role is an owner’s to change, and one owner always stays', async () => {
    const admin = await signedIn(t, { sellerId, role: 'ADMIN' });
    const own = `/team/${owner.user.id}/`;
    expect((await send(owner, 'PATCH', own, { role: 'VIEWER' })).json().code).toBe('not_yourself');
    expect((await send(admin, 'PATCH', own, { role: 'VIEWER' })).json().code).toBe('role_not_yours');
    expect((await send(admin, 'DELETE', own)).json().code).toBe('role_not_yours');
    const second = await signedIn(t, { sellerId, role: 'OWNER' });
    const answers = await Promise.all([send(owner, 'DELETE', `/team/${second.user.id}/`), send(second, 'DELETE', own)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('removes somebody: signed out everywhere, address free, name kept in the log', async () => {
    const colleague = await signedIn(t, { sellerId, role: 'ORDERS', account: 'Sunniva Lie' });
    expect((await send(owner, 'DELETE', `/team/${colleague.user.id}/`)).json().members).toHaveLength(1);
    t.clock.advance(3_000);
    expect((await send(colleague, 'GET', '/user/')).statusCode).toBe(401);
    expect((await login(t, colleague.user.email, 'correct horse battery')).statusCode).toBe(400);
    expect((await invite(owner, [colleague.user.email])).statusCode).toBe(201);
    expect((await log()).at(-1)).toMatchObject({ action: 'TEAM_REMOVED', subject: 'Sunniva Lie' });
  });

  it('somebody of another company is nobody here', async () => {
    const other = await signedIn(t, { sellerId: (await t.database.write('none', (db) => makeSeller(db))).id });
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(
        (await send(owner, method, `/team/${other.user.id}/`, method === 'PATCH' ? { role: 'VIEWER' } : undefined))
          .statusCode,
      ).toBe(404);
  });
});

describe('the audit log', () => {
  const change = (registrationNumber: string) => send(owner, 'PATCH', '/user/', { registrationNumber });

  it('keeps company, address and status with before and after; what does not change makes no entry', async () => {
    await change('24289101');
    await change('24289101');
    await change('24289102');
    expect(await log()).toMatchObject([
      { number: 2, changes: [{ field: 'registrationNumber', before: '24289101', after: '24289102' }] },
      { number: 1, action: 'COMPANY_CHANGED' },
    ]);
    const only = (await send(owner, 'GET', '/audit-log/?action=TEAM_INVITED')).json();
    expect(only).toMatchObject({ count: 0, results: [] });
  });

  it('no entry can be changed or deleted, and one that was shows', async () => {
    for (const number of ['1', '2', '3']) await change(number);
    const check = async () => (await send(owner, 'GET', '/audit-log/check/')).json();
    expect(await check()).toEqual({
      ...{ entries: 3, isIntact: true, brokenAt: null },
      ...{ readings: 0, brokenReading: null },
    });
    const tamper = (statement: string) => t.database.write({ sellerId }, (db) => db.execute(sql.raw(statement)));
    await expect(tamper(`update audit_entries set person = 'Nobody'`)).rejects.toThrow();
    await expect(tamper('delete from audit_entries')).rejects.toThrow();
    await tamper('alter table audit_entries disable trigger audit_entries_stay');
    await tamper(`update audit_entries set person = 'Nobody' where number = 2`);
    expect(await check()).toMatchObject({ isIntact: false, brokenAt: 2 });
  });

  it('is exported as CSV that computes nothing', async () => {
    await change('=1+1');
    const { body, headers } = await send(owner, 'GET', '/audit-log/export/');
    expect(headers['content-type']).toContain('text/csv');
    expect(body).toContain('Company changed');
    expect(body.split('\r\n')).toHaveLength(3);
  });

  it('changes at once make one chain', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => change(String(1_000 + n))));
    expect((await send(owner, 'GET', '/audit-log/check/')).json()).toMatchObject({ isIntact: true });
  });
});
