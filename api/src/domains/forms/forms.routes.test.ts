import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesSent, newsletterSubscribers } from '../../platform/db/platform.tables.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const path = '/forms/newsletter/';
const asJson = (payload: object) => t.call('POST', path, { payload });
const asForm = async (fields: Record<string, string>) => {
  const answer = await t.call('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return [answer.statusCode, answer.headers.location];
};
const subscribers = () => t.database.read('none', (db) => db.select().from(newsletterSubscribers));

describe('the newsletter form', () => {
  it('[INTG-03] a long page that is no path is refused at once, whatever its length', async () => {
    const began = performance.now();
    const answer = await asJson({ email: 'slow@waldhuis.example', page: `/${'a'.repeat(190)}!` });
    expect(answer.statusCode).toBe(400);
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('[INTG-03] subscribes, and a second time answers the same', async () => {
    for (let n = 0; n < 2; n += 1) {
      const answer = await asJson({ email: ' Reader@Waldhuis.example ', page: '/about/' });
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect(await subscribers()).toMatchObject([{ email: 'reader@waldhuis.example', page: '/about/' }]);
  });

  it('[INTG-03] asks the address by mail first, once a day, and lets it agree and leave by its links alone', async () => {
    const email = 'twice@waldhuis.example';
    // From an address of its own: the limit on tries is not what this shows.
    const remoteAddress = '203.0.113.77';
    for (let n = 0; n < 3; n += 1) await t.call('POST', path, { payload: { email }, remoteAddress });
    const sent = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
    );
    expect(sent).toHaveLength(1);
    const [confirm = '', leave = ''] = (sent[0]?.body ?? '').match(/token=[\w.%-]+/g) ?? [];
    const follow = (step: string, token: string) =>
      t.call('POST', `${path}${step}/`, {
        payload: { token: new URLSearchParams(token).get('token') },
        remoteAddress,
      });
    const row = async () => (await subscribers()).find((one) => one.email === email);
    expect(await row()).toMatchObject({ confirmedAt: null });
    expect((await follow('leave', confirm)).json().code).toBe('newsletter_link_invalid');
    expect((await follow('confirm', confirm)).statusCode).toBe(204);
    expect(await row()).toMatchObject({ confirmedAt: t.clock.now() });
    expect((await follow('leave', leave)).statusCode).toBe(204);
    expect(await row()).toBeUndefined();
  });

  it.each([
    [{ page: '/nl/over-ons/' }, 'Bevestig uw aanmelding', 'lang=nl'],
    [{ language: 'de' }, 'Bestätigen Sie Ihre Anmeldung', 'lang=de'],
    [{ page: '/pl/', language: 'pl' }, 'Potwierdź zapis', 'lang=pl'],
    [{ page: '/about/' }, 'Confirm your subscription', 'token='],
  ])('[INTG-03] its mail and its links are in the language of the page: %j', async (given, subject, link) => {
    const email = `${subject
      .split(' ')[0]
      ?.toLowerCase()
      .replaceAll(/[^a-z]/g, '')}@waldhuis.example`;
    expect(
      (await t.call('POST', path, { payload: { email, ...given }, remoteAddress: '203.0.113.78' })).statusCode,
    ).toBe(204);
    const [sent] = await t.database.read('none', (db) =>
      db.select().from(messagesSent).where(eq(messagesSent.recipient, email)),
    );
    expect(sent?.subject).toContain(subject);
    expect(sent?.body).toContain(link);
    expect(sent?.html).toContain(`<html lang="${link.startsWith('lang=') ? link.slice(5) : 'en'}">`);
  });

  it('[INTG-03] sent by a page without scripts it goes back there and says so', async () => {
    expect(await asForm({ email: 'form@waldhuis.example', page: '/about/' })).toEqual([303, '/about/?newsletter=done']);
    expect(await asForm({ email: 'nonsense', page: '/about/' })).toEqual([303, '/about/?newsletter=invalid']);
    expect(await asForm({ email: 'second@waldhuis.example' })).toEqual([303, '/?newsletter=done']);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil',
    '/a?b',
    '/a#b',
    '/a\n/b',
    '/../x',
    '',
    ' /a/',
    '/a//b',
  ])('the way back never leaves the site: %j', async (page) => {
    expect(await asForm({ email: 'redirect@waldhuis.example', page })).toEqual([303, '/?newsletter=invalid']);
  });

  it('as JSON a wrong address is a field error; nothing else is taken', async () => {
    const answer = await asJson({ email: 'nonsense' });
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors)]).toEqual([
      400,
      'validation_failed',
      ['email'],
    ]);
    expect((await asJson({ email: 'a@waldhuis.example', role: 'OWNER' })).statusCode).toBe(400);
  });

  it('only this route takes forms', async () => {
    const answer = await t.call('POST', '/auth/login/', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a&password=b',
    });
    expect(answer.statusCode).toBe(415);
  });
});
