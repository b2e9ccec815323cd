/** Saved views for tests. `db` runs in system scope or in the seller's. */
import { newId } from '../../kernel/ids.ts';
import type { Db } from '../../platform/db/database.ts';
import type { ViewRecord } from './saved-views.repository.ts';
import { savedViews } from './saved-views.tables.ts';

export async function makeView(
  db: Db,
  overrides: Partial<ViewRecord> & Pick<ViewRecord, 'sellerId' | 'userId'>,
): Promise<ViewRecord> {
  const id = newId();
  const row: ViewRecord = {
    id,
    screen: 'orders',
    name: id,
    query: 'nextAction=CONFIRM_QUANTITIES',
    createdAt: '2026-11-18T09:00:00.000Z',
    version: 1,
    ...overrides,
  };
  await db.insert(savedViews).values(row);
  return row;
}
