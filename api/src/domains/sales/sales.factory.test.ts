import { saleStatuses } from '@quayside/contract/sale-values';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { testDatabaseUrl } from '../../testing/db.ts';
import { makeSeller } from '../sellers/sellers.factory.ts';
import { makeUser } from '../users/users.factory.ts';
import { gtinOf, makeSale } from './sales.factory.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase({ url: await testDatabaseUrl(), poolSize: 2, report: () => undefined });
});
afterAll(() => database.close());

describe('factories', () => {
  it.each(saleStatuses)(
    'a sale in state %s is complete: lines, trail, counts and a ledger that balances',
    async (status) => {
      const { sale, lines, events } = await database.write('system', (db) => makeSale(db, { status }));
      expect(sale.status).toBe(status);
      expect(lines).toHaveLength(2);
      expect(events.at(-1)?.toStatus ?? 'AWAITING_BUYER_PAYMENT').toBe(status);
      const { rows } = await database.read('system', (db) =>
        db.execute(sql`select (select coalesce(sum(amount_minor), 0) from ledger_lines where sale_id = ${sale.id})::int as off_by,
        (select sum(delta) from sale_counts where seller_id = ${sale.sellerId})::int as counted,
        (select due_at = 'infinity' from sales where id = ${sale.id}) as is_never_due`),
      );
      const isOpen = status === 'REQUESTED' || status === 'CONFIRMED';
      expect(rows[0]).toEqual({ off_by: 0, counted: 1, is_never_due: !isOpen });
    },
  );

  it.each([
    ['three working days', { country: 'NL', timeZone: 'Europe/Amsterdam' }, '2026-11-23T09:00:00.000Z'],
    // 23 November is Labour Thanksgiving Day there.
    ['and none on its public holidays', { country: 'JP', timeZone: 'Asia/Tokyo' }, '2026-11-24T09:00:00.000Z'],
  ])(
    'a made sale has the deadline its company’s calendar gives to the hour it was made at: %s',
    async (_, of, deadline) => {
      const { sale } = await database.write('system', async (db) => makeSale(db, { seller: await makeSeller(db, of) }));
      expect(sale.expiresAt).toBe(deadline);
      expect(sale.dueAt).toBe(sale.expiresAt);
    },
  );

  it('a reduced line carries its reason and what was paid back', async () => {
    const { sale, lines } = await database.write('system', (db) =>
      makeSale(db, { status: 'CONFIRMED', lines: [{ confirmedQuantity: 4, reductionReason: 'DAMAGED_STOCK' }, {}] }),
    );
    expect(lines[0]).toMatchObject({
      status: 'REDUCED',
      confirmedQuantity: 4,
      refundedQuantity: 6,
      reductionReason: 'DAMAGED_STOCK',
    });
    expect(sale).toMatchObject({ requestedMinor: 25_000n, confirmedMinor: 17_500n, totalMinor: 17_500n });
  });

  it('people, staff and GTINs are valid', async () => {
    const person = await database.write('none', (db) => makeUser(db, { staffPermissions: ['staff.audit'] }));
    expect(person.passwordHash).toMatch(/^\$argon2id\$/);
    expect(gtinOf(614_141)).toBe('02000006141415');
  });
});
