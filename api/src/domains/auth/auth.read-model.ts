/** Many sessions at once, for what stays open longer than a request. */
import { and, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { users } from '../users/users.tables.ts';
import { sessions } from './auth.tables.ts';

export type Standing = { readonly role: string; readonly sellerId: string | null };

/** Those of the sessions that a request would still be let in with, with the person's role and company as they are now. */
export async function sessionsThatStand(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await database.read('none', (db) =>
    db
      .select({ id: sessions.id, role: users.role, sellerId: users.sellerId })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(sellers, eq(sellers.id, users.sellerId))
      .where(
        and(
          inArray(sessions.id, [...ids]),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, clock.now()),
          isNull(users.disabledAt),
          or(isNull(sellers.id), notInArray(sellers.status, ['REJECTED', 'CLOSED'])),
        ),
      ),
  );
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}
