import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSent } from '../../adapters/messages/messages.repository.ts';
import { days, plus } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { newestMessages } from '../internal/messages.read-model.ts';
import { forgetMails } from './retention.jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it('[PRO-01] a mail goes ninety days after it was sent, not before; however many', async () => {
  const recipient = 'gone@waldhuis.example';
  const sentAt = t.clock.now();
  const send = (subject: string, daysLater: number) =>
    t.database.write('none', (db) =>
      keepSent(
        db,
        [{ id: newId(), html: null, message: { channel: 'EMAIL', recipient, subject, body: 'Hello', headers: {} } }],
        plus(sentAt, days(daysLater)),
      ),
    );
  for (const subject of ['First', 'Second', 'Third']) await send(subject, 0);
  await send('Later', 1);
  const left = async () =>
    (await t.database.read('none', (db) => newestMessages(db, recipient))).map(({ subject }) => subject);
  t.clock.set(plus(sentAt, days(90)));
  await forgetMails(t.deps);
  expect(await left()).toHaveLength(4);
  t.clock.advance(1);
  await forgetMails(t.deps, 2);
  expect(await left()).toEqual(['Later']);
});
