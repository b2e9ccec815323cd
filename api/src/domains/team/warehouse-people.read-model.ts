/** Who works in which warehouse, for our own people. */
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { warehouses } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';

export async function warehousePeoplePage(database: Database, page: Page) {
  const here = and(eq(users.isWarehouseUser, true), isNull(users.disabledAt));
  const [rows, [counted], houses] = await database.flight('none', (db) => [
    db
      .select({ user: users, warehouse: warehouses.name })
      .from(users)
      .innerJoin(warehouses, eq(warehouses.id, users.warehouseId))
      .where(here)
      .orderBy(asc(warehouses.name), asc(users.account), asc(users.id))
      .limit(page.size)
      .offset(offsetOf(page))
      .execute(),
    db
      .select({ total: count() })
      .from(users)
      .innerJoin(warehouses, eq(warehouses.id, users.warehouseId))
      .where(here)
      .execute(),
    db.select().from(warehouses).orderBy(asc(warehouses.name)).limit(200).execute(),
  ]);
  return { rows, total: counted?.total ?? 0, houses };
}

/** Null: there is no such warehouse. */
export async function countryOfWarehouse(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ country: warehouses.country }).from(warehouses).where(eq(warehouses.id, id));
  return row?.country ?? null;
}
