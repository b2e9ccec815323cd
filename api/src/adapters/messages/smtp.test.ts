import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { messagesSent } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { embeddedMessages } from './embedded-messages.ts';
import { htmlOf } from './mail-html.ts';
import { smtpMessages } from './smtp-messages.ts';

type Caught = { readonly from: string; readonly to: readonly string[]; readonly raw: string };
const caught: Caught[] = [];
let refusals = 0;
const relay = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: false,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'portal' && password === 'only for tests' ? done(null, { user: username }) : done(new Error('no')),
  onData: (stream, { envelope }, done) => {
    void text(stream).then((raw) => {
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
      }
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      caught.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      return done();
    });
  },
});
let t: TestApp;
let url = '';

beforeAll(async () => {
  t = await testApp();
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const at = relay.server.address();
  url = `smtp://portal:${encodeURIComponent('only for tests')}@127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => relay.close(() => resolve()));
  await t.close();
});

const messages = (at = url) =>
  smtpMessages(
    { url: at, from: 'hello@quayside.example', timeoutMs: 500 },
    { database: t.database, clock: t.clock, texts: embeddedMessages(t.database, t.clock) },
  );
const link = 'https://portal.quayside.example/activate-account/?token=abc&x=1';
const mail = {
  channel: 'EMAIL',
  recipient: 'mila@waldhuis.example',
  subject: 'Confirm your address',
  body: `Open this:\n${link}.\n\nIt is good for a day.`,
  headers: { 'List-Unsubscribe': '<https://portal.quayside.example/leave/>' },
} as const;
const kept = async (id: string) =>
  (await t.database.read('none', (db) => db.select().from(messagesSent))).find((one) => one.id === id);

it('[INTG-15] a mail goes through the relay as text and HTML, once; what it said is not kept', async () => {
  const id = newId();
  await messages().send(id, mail);
  await messages().send(id, mail);
  expect(caught).toHaveLength(1);
  const [{ from, to, raw } = { from: '', to: [], raw: '' }] = caught.splice(0);
  expect([from, to]).toEqual(['hello@quayside.example', ['mila@waldhuis.example']]);
  expect(raw).toContain(`Message-ID: <${id}@quayside.example>`);
  expect(raw).toContain('List-Unsubscribe: <https://portal.quayside.example/leave/>');
  expect(raw).toMatch(/Content-Type: multipart\/alternative/);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
  expect(await kept(id)).toMatchObject({ recipient: 'mila@waldhuis.example', body: '' });
});

it('[INTG-15] a relay that does not take a mail, or is not there, leaves it to the next try', async () => {
  const id = newId();
  refusals = 1;
  await expect(messages().send(id, mail)).rejects.toThrow();
  await expect(messages('smtp://127.0.0.1:9').send(id, mail)).rejects.toThrow();
  expect(await kept(id)).toBeUndefined();
  await messages().send(id, mail);
  expect(caught.splice(0)).toHaveLength(1);
});

it('[INTG-15] what somebody typed adds no header and no recipient', async () => {
  const hostile = { ...mail, subject: 'Hi\r\nBcc: thief@evil.example', recipient: 'mila@waldhuis.example' };
  await messages().send(newId(), hostile);
  const [{ to, raw } = { to: [], raw: '' }] = caught.splice(0);
  expect(to).toEqual(['mila@waldhuis.example']);
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
});

it('[INTG-15] the HTML holds what was written, its addresses as links, and nothing that runs', () => {
  const body = `A <script>x</script>\n${link}.`;
  const html = htmlOf({ channel: 'EMAIL', recipient: 'a@b.example', subject: '<b>', body }) ?? '';
  expect(html).toContain('A &lt;script&gt;x&lt;/script&gt;<br>');
  const escaped = link.replace('&', '&amp;');
  expect(html).toContain(
    `href="${escaped}" style="color:#0b5566;overflow-wrap:anywhere;word-break:break-word;">${escaped}</a>.`,
  );
  expect(html).toContain('<title>&lt;b&gt;</title>');
  expect(html).not.toMatch(/<script|<img|url\(/);
});

it('[INTG-15] text messages stay in the outbox', async () => {
  const id = newId();
  await messages().send(id, { channel: 'SMS', recipient: '+31612345678', subject: '', body: 'Code 123456' });
  expect(await kept(id)).toMatchObject({ channel: 'SMS', body: 'Code 123456' });
});
