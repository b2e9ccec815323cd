import { mailPreferences, notificationList } from '@quayside/contract/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { makeNotification } from './notifications.factory.ts';
import { unsubscribeLinks } from './unsubscribe-link.ts';

let t: TestApp;
let owner: Session;
let colleague: Session;
let sellerId: string;
beforeAll(async () => {
  t = await testApp();
  sellerId = (await t.database.write('none', (db) => makeSeller(db))).id;
  owner = await signedIn(t, { sellerId });
  colleague = await signedIn(t, { sellerId });
});
afterAll(() => t.close());

const make = (userId: string, wish = {}) =>
  t.database.write({ sellerId }, (db) => makeNotification(db, { sellerId, userId, ...wish }));
const get = async ({ headers }: Session, query = '') =>
  notificationList.parse((await t.call('GET', `/notifications/${query}`, { headers })).json());
const read = ({ headers }: Session, payload: object = {}) =>
  t.call('POST', '/notifications/read/', { headers, payload });

describe('notifications of a person', () => {
  it('are listed newest first, with what is unread; another person’s are not', async () => {
    const [older, newer] = [await make(owner.user.id, { type: 'EXPIRED' }), await make(owner.user.id)];
    await make(colleague.user.id);
    const list = await get(owner);
    expect(list.results.map(({ qid }) => qid)).toEqual([newer.id, older.id]);
    expect([list.count, list.unread]).toEqual([2, 2]);
  });

  it('one is marked as read, then all; repeating it changes nothing', async () => {
    const { results } = await get(owner);
    const [first] = results;
    expect((await read(owner, { qids: [first?.qid] })).json()).toEqual({ unread: 1 });
    expect((await get(owner, '?unread=true')).results.map(({ qid }) => qid)).not.toContain(first?.qid);
    expect((await read(owner)).json()).toEqual({ unread: 0 });
    expect((await read(owner)).json()).toEqual({ unread: 0 });
    expect((await get(owner)).results.every(({ isRead }) => isRead)).toBe(true);
    expect((await get(colleague)).unread).toBe(1);
  });

  it('[GATE-06] a colleague’s cannot be marked, nor one that is not there', async () => {
    const [theirs] = (await get(colleague)).results;
    for (const qid of [theirs?.qid, newId()]) expect((await read(owner, { qids: [qid] })).statusCode).toBe(404);
    expect((await get(colleague)).unread).toBe(1);
    expect((await read(owner, { qids: ['x'] })).statusCode).toBe(400);
  });

  it('a page beyond the last answers 404, an empty first page is empty', async () => {
    expect((await t.call('GET', '/notifications/?page=9', { headers: owner.headers })).statusCode).toBe(404);
    expect((await get(await signedIn(t, { sellerId }))).results).toEqual([]);
  });

  it('the bell counts to a hundred', async () => {
    const busy = await signedIn(t, { sellerId });
    for (let count = 0; count < 105; count += 1) await make(busy.user.id);
    expect(await get(busy, '?size=1')).toMatchObject({ count: 105, unread: 100 });
  });
});

describe('e-mail preferences', () => {
  const preferences = async ({ headers }: Session) =>
    new Map(
      mailPreferences
        .parse((await t.call('GET', '/notifications/preferences/', { headers })).json())
        .preferences.map(({ kind, email }) => [kind, email]),
    );

  it('offer what can happen to this person, and keep what was chosen', async () => {
    const clerk = await signedIn(t, { sellerId, role: 'FINANCE' });
    expect([...(await preferences(clerk)).keys()]).toEqual([
      'EXPIRING_24H',
      'EXPIRING_4H',
      'SALE_CANCELLED',
      'SHIPMENT_TROUBLE',
      'PAYOUT_PAID',
      'PAYOUT_FAILED',
      'PAYOUT_REVERSED',
      'PAUSED',
      'RESUMED',
      'DISCREPANCY',
      'PACKAGE_MISSING',
      'GOODS_DECIDED',
      'MESSAGE',
    ]);
    const changed = await t.call('PUT', '/notifications/preferences/', {
      headers: owner.headers,
      payload: { preferences: [{ kind: 'NEW_SALE', email: false }] },
    });
    expect(changed.statusCode).toBe(200);
    const [mine, theirs] = [await preferences(owner), await preferences(colleague)];
    expect([mine.get('NEW_SALE'), theirs.get('NEW_SALE')]).toEqual([false, true]);
    expect([mine.get('EXPIRING_4H'), mine.get('DAILY_DIGEST')]).toEqual([true, true]);
  });

  it('an unknown kind is refused, and nothing of the request is kept', async () => {
    const answer = await t.call('PUT', '/notifications/preferences/', {
      headers: colleague.headers,
      payload: {
        preferences: [
          { kind: 'NEW_SALE', email: false },
          { kind: 'WEATHER', email: true },
        ],
      },
    });
    expect(answer.statusCode).toBe(400);
    expect((await preferences(colleague)).get('NEW_SALE')).toBe(true);
  });

  it.each(['PAYMENT_APPROVED', 'PAYMENT_REJECTED', 'BANK_CHANGED'])(
    '%s has a mail of its own: a second cannot be chosen',
    async (kind) => {
      const payload = { preferences: [{ kind, email: true }] };
      const { headers } = owner;
      const answer = await t.call('PUT', '/notifications/preferences/', { headers, payload });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    },
  );

  it('one press in a mail program ends one kind of mail, without a session; repeating it is fine (RFC 8058)', async () => {
    const named = { sellerId, userId: colleague.user.id, kind: 'EXPIRING_4H' } as const;
    const { headers } = unsubscribeLinks(t.deps.config, named);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/^<(.*)>$/.exec(headers['List-Unsubscribe'])?.[1] ?? '');
    for (let press = 0; press < 2; press += 1) {
      const answer = await t.app.inject({
        method: 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode, answer.body).toBe(204);
    }
    const chosen = await preferences(colleague);
    expect([chosen.get('EXPIRING_4H'), chosen.get('EXPIRING_24H')]).toEqual([false, true]);
  });

  it('a link that was changed or made up ends nothing', async () => {
    const { page } = unsubscribeLinks(t.deps.config, { sellerId, userId: owner.user.id, kind: 'EXPIRED' });
    const token = new URL(page).searchParams.get('token') ?? '';
    for (const wrong of [token.replace('EXPIRED', 'NEW_SALE'), `${token}x`, 'x', '', `${token}.more`]) {
      const answer = await t.call('POST', `/notifications/unsubscribe/?${new URLSearchParams({ token: wrong })}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'unsubscribe_link_invalid']);
    }
    expect((await preferences(owner)).get('EXPIRED')).toBe(true);
  });
});
