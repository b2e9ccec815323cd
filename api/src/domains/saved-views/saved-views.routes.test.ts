import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/ids.ts';
import { type TestAnswer, type TestApp, testApp } from '../../testing/app.ts';
import { staffIn } from '../../testing/seller-fixture.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { makeSeller, type SellerRow } from '../sellers/sellers.factory.ts';

let t: TestApp;
let seller: SellerRow;
let mila: Session;
beforeAll(async () => {
  t = await testApp();
  seller = await t.database.write('none', (db) => makeSeller(db));
});
afterAll(() => t.close());
beforeEach(async () => {
  mila = await signedIn(t, { sellerId: seller.id });
});

type Body = Record<string, unknown>;
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  payload?: Body,
  { headers }: Pick<Session, 'headers'> = mila,
): Promise<TestAnswer> => t.call(method, `/user/saved-views/${path}`, { headers, ...(payload ? { payload } : {}) });
const names = async (who = mila): Promise<string[]> =>
  (await send('GET', '', undefined, who)).json().results.map(({ name }: { name: string }) => name);
const save = async (name: string, more: Body = {}) =>
  (await send('POST', '', { name, query: 'sort=-amount', ...more })).json();

describe('[ORD-01] saved views', () => {
  it('are kept for the person, by name', async () => {
    const made = await save('Urgent', { query: 'nextAction=CONFIRM_QUANTITIES,BOOK_CARRIER&destination=DE' });
    expect(made).toEqual({
      qid: expect.any(String),
      screen: 'orders',
      name: 'Urgent',
      query: 'nextAction=CONFIRM_QUANTITIES,BOOK_CARRIER&destination=DE',
      createdAt: t.clock.now(),
      version: 1,
    });
    await save('Large');
    expect(await names()).toEqual(['Large', 'Urgent']);
  });

  it('are renamed, changed and deleted', async () => {
    const { qid } = await save('First');
    const changed = (await send('PATCH', `${qid}/`, { name: 'Second', query: 'status=PAST', version: 1 })).json();
    expect(changed).toMatchObject({ qid, name: 'Second', query: 'status=PAST', version: 2 });
    expect((await send('DELETE', `${qid}/`)).statusCode).toBe(204);
    expect(await names()).toEqual([]);
    expect((await send('DELETE', `${qid}/`)).json().code).toBe('saved_view_not_found');
  });

  it('a colleague of the same company neither sees nor changes them', async () => {
    const { qid } = await save('Mine');
    const colleague = await signedIn(t, { sellerId: seller.id });
    expect(await names(colleague)).toEqual([]);
    expect((await send('PATCH', `${qid}/`, { name: 'Theirs' }, colleague)).statusCode).toBe(404);
    expect((await send('DELETE', `${qid}/`, undefined, colleague)).statusCode).toBe(404);
    expect(await names()).toEqual(['Mine']);
  });

  it('refuse a name that is taken, at its field, and a version somebody has seen too late', async () => {
    const { qid } = await save('Urgent');
    const other = await save('Other');
    const taken = await send('POST', '', { name: 'URGENT', query: '' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'view_name_taken']);
    expect(taken.json().errors.name[0].code).toBe('view_name_taken');
    expect((await send('PATCH', `${other.qid}/`, { name: 'urgent' })).json().code).toBe('view_name_taken');
    await send('PATCH', `${qid}/`, { name: 'Now' });
    const stale = await send('PATCH', `${qid}/`, { name: 'Then', version: 1 });
    expect([stale.statusCode, stale.json().code, stale.json().current.name]).toEqual([409, 'stale_version', 'Now']);
  });

  it('saved twice with one Idempotency-Key are one, answered alike; another body with it is refused', async () => {
    const keyed = { headers: { ...mila.headers, 'idempotency-key': newId() } };
    const again = () => send('POST', '', { name: 'Urgent', query: 'sort=-amount' }, keyed);
    const [one, two] = await Promise.all([again(), again()]);
    const late = await again();
    expect([one.statusCode, two.body, late.body]).toEqual([200, one.body, one.body]);
    expect(await names()).toEqual(['Urgent']);
    const other = await send('POST', '', { name: 'Other', query: '' }, keyed);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('are at most twenty, also when they are saved at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 22 }, (_, n) => send('POST', '', { name: `View ${n}`, query: '' })),
    );
    const refused = made.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code);
    expect(refused).toEqual(['too_many_views', 'too_many_views']);
    expect(await names()).toHaveLength(20);
  });

  it('hold parameters of an address and nothing else', async () => {
    const wrong = ['page=2', 'javascript:alert(1)', 'a=<b>', 'x'.repeat(501)];
    for (const query of wrong) expect((await send('POST', '', { name: 'x', query })).statusCode, query).toBe(400);
    expect((await send('POST', '', { name: '  ', query: '' })).statusCode).toBe(400);
    expect((await send('GET', '?screen=everything')).statusCode).toBe(400);
  });

  it('are for everybody of the portal, each with their own: sellers, warehouse and staff; buyers have none', async () => {
    const warehouse = await signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true });
    const staff = await staffIn(t, 'staff.sellers');
    for (const who of [warehouse, staff]) {
      expect((await send('GET', '', undefined, who)).json()).toMatchObject({ count: 0, results: [] });
      const { qid } = (await send('POST', '', { name: 'Urgent', query: 'sort=amount' }, who)).json();
      expect((await send('GET', '', undefined, who)).json().results).toMatchObject([{ qid, name: 'Urgent' }]);
      expect((await send('PATCH', `${qid}/`, { name: 'Mine' }, who)).json().name).toBe('Mine');
      expect((await send('DELETE', `${qid}/`, undefined, who === staff ? warehouse : staff)).statusCode).toBe(404);
      expect((await send('DELETE', `${qid}/`, undefined, who)).statusCode).toBe(204);
    }
    const buyer = await signedIn(t, { role: 'BUYER' }, 'buyers');
    expect((await send('GET', '', undefined, buyer)).json().code).toBe('permission_denied');
    expect((await t.call('GET', '/user/saved-views/')).statusCode).toBe(401);
    expect((await send('PATCH', `${newId()}/`, {})).statusCode).toBe(404);
  });
});
