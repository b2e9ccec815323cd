import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestMessages } from '../domains/internal/messages.read-model.ts';
import { messageSubscribers } from '../domains/internal/messages.subscribers.ts';
import { makeSeller } from '../domains/sellers/sellers.factory.ts';
import { makeUser } from '../domains/users/users.factory.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testDatabaseUrl } from '../testing/db.ts';
import { signedIn } from '../testing/session.ts';
import { addStaff } from './add-staff.ts';
import { startOptions } from './options.ts';

let t: TestApp;
let url: string;

beforeAll(async () => {
  t = await testApp();
  url = await testDatabaseUrl();
});
afterAll(() => t.close());

async function add(...flags: string[]): Promise<string[]> {
  const lines: string[] = [];
  await addStaff({ ...t.deps.config, databaseUrl: url }, startOptions(['--only=staff', ...flags]), (line) =>
    lines.push(line),
  );
  return lines;
}

it('[SES-12] the first of our own people is made by a command, chooses a password by mail, and has the rights that were named', async () => {
  const email = 'first.desk@quayside.example';
  expect(await add(`--email=${email}`, '--rights=staff.sellers')).toEqual([
    `${email} gets a mail with a link to the first password; it works for 72 hours.`,
  ]);
  await t.runJobs({ jobs: [], subscribers: messageSubscribers });
  const [mail] = await t.database.read('none', (db) => newestMessages(db, email));
  const secret = decodeURIComponent(/\?secret=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '');
  const password = 'a harbour at low tide';
  expect((await t.call('POST', '/user/activate/', { payload: { secret, password } })).statusCode).toBe(200);
  expect(await add(`--email=${email}`, '--rights=staff.claims,staff.audit')).toEqual([
    `${email} has exactly these rights from now on.`,
  ]);
  const answer = await t.call('POST', '/auth/login/', { payload: { email, password } });
  expect(answer.json().user.permissions).toEqual(['staff.claims', 'staff.audit']);
});

it('[SES-12] no address elsewhere, no account of a company and no unknown right becomes staff', async () => {
  await expect(add('--email=eve@quayside.example.evil.example', '--rights=all')).rejects.toThrow('no address of ours');
  const seller = await t.database.write('none', (db) => makeSeller(db));
  const owner = await signedIn(t, { sellerId: seller.id, email: 'owner.of@quayside.example' });
  await expect(add(`--email=${owner.user.email}`, '--rights=all')).rejects.toThrow('account of a company');
  await t.database.write('none', (db) => makeUser(db, { role: 'STAFF', email: 'here@quayside.example' }));
  await expect(add('--email=here@quayside.example', '--rights=staff.everything')).rejects.toThrow('--rights takes all');
  await expect(add('--email=here@quayside.example')).rejects.toThrow('--rights=');
});
