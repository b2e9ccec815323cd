/** What a scan asks of the database: fifty people scan at once, and each statement is somebody else's wait. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { makeHouses, matrixHouse } from '../../testing/matrix/owned-packages.ts';
import { type SellerFixture, sellerFixture } from '../../testing/seller-fixture.ts';
import { interceptQueries, recordQueries } from '../../testing/sent-queries.ts';
import { type Session, signedIn } from '../../testing/session.ts';
import { saleLines, sales } from '../sales/sales.tables.ts';
import { makePackage, type PackageRow } from './packages.factory.ts';

let t: TestApp;
let seller: SellerFixture;
let worker: Session;

beforeAll(async () => {
  t = await testApp();
  await t.database.write('none', makeHouses);
  seller = await sellerFixture(t);
  worker = await signedIn(t, { role: 'WAREHOUSE_WORKER', isWarehouseUser: true, warehouseId: matrixHouse });
});
afterAll(() => t.close());

// A carrier has brought something of it already: the first arrival of an order is noted on it, once.
const someCame = { pickedUpAt: '2026-11-20T08:00:00.000Z' };

async function announced(lineCount: number, came: { pickedUpAt: string | null } = someCame): Promise<PackageRow> {
  const order = await seller.sale({ status: 'PAID', ...came, lines: Array.from({ length: lineCount }, () => ({})) });
  return t.database.write('system', async (db) => {
    const [sale] = await db.select().from(sales).where(eq(sales.id, order.id));
    const lines = await db.select().from(saleLines).where(eq(saleLines.saleId, order.id)).orderBy(saleLines.position);
    if (!sale) throw new Error('the sale was made');
    return makePackage(db, { sale, lines, warehouseId: matrixHouse });
  });
}

/** What was sent for the call, without what the session is read by. */
async function sentFor(method: 'GET' | 'POST', path: string, payload?: object) {
  const { headers } = worker;
  await t.call('GET', '/warehouse/packages/', { headers });
  const recorded = recordQueries();
  const answer = await t.call(method, `/warehouse/packages/${path}`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(payload === undefined ? {} : { payload }),
  });
  const sent = recorded();
  expect(answer.statusCode).toBe(200);
  return { sent: sent.map(({ text }) => text), answer: answer.json() };
}

/** So often something waits for the database while `work` runs: what is sent in one tick leaves in one packet. */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  let isSending = false;
  const end = interceptQueries(({ text }) => {
    if (!isSending) {
      trips += 1;
      process.nextTick(() => {
        isSending = false;
      });
    }
    isSending = true;
    return text;
  });
  await work().finally(end);
  return trips;
}

describe('a scan', () => {
  it('[WH-02] is looked up by one statement', async () => {
    const one = await announced(2);
    const { sent, answer } = await sentFor('GET', `lookup/?code=${one.code}`);
    expect(answer).toMatchObject({ matchedBy: 'PACKAGE_CODE', results: [{ qid: one.id, lineCount: 2, total: 1 }] });
    expect(sent.filter((text) => text.includes('packages'))).toHaveLength(1);
  });

  it('[WH-03] costs as many statements for a package of twelve lines as for one of two', async () => {
    const [few, many] = [await announced(2), await announced(12)];
    const ofFew = await sentFor('POST', `${few.id}/confirm/`, {});
    const ofMany = await sentFor('POST', `${many.id}/confirm/`, {});
    expect(ofMany.answer.lines.map(({ received }: { received: number }) => received)).toEqual(Array(12).fill(10));
    expect(ofMany.sent).toEqual(ofFew.sent);
    expect(ofMany.sent.length).toBeLessThanOrEqual(22);
  });

  it('[WH-03] waits for the database four times, also where it is the first of its order to arrive', async () => {
    const { headers } = worker;
    const first = await announced(2, { pickedUpAt: null });
    const scanned = [await announced(2), first];
    for (const { id } of scanned) {
      await t.call('GET', '/warehouse/packages/', { headers });
      const call = { headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, payload: {} };
      const trips = await tripsOf(async () => {
        expect((await t.call('POST', `/warehouse/packages/${id}/confirm/`, call)).statusCode).toBe(200);
      });
      // With its key: where it stands. Its locks. All that is written, and the package. The answer under its key, and the commit.
      expect(trips).toBe(4);
    }
    const { rows } = await t.database.read('system', (db) =>
      db.execute<{ n: number }>(
        sql`select count(*)::int as n from sales where id = ${first.saleId} and picked_up_at is not null`,
      ),
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('[WH-03] reads what belongs to the package among the rows of its seller alone', async () => {
    const one = await announced(2);
    const { sent } = await sentFor('GET', `${one.id}/`);
    const parts = sent.filter((text) => /from "package_(lines|discrepancies|photos|events)"/.test(text));
    expect(parts).toHaveLength(4);
    for (const text of parts) expect(text).toMatch(/"seller_id" = /);
  });
});
