/** Many sessions at once, for what stays open longer than a request. */
import { and, eq, gt, inArray, isNull, notInArray, or } from 'drizzle-orm';
import type { Deps } from '../../platform/deps.ts';
import type { SignedInActor } from '../../platform/http/actor.ts';
import { sellers } from '../sellers/sellers.tables.ts';
import { kindOf, mayView, permissionsOf, viewerStanding } from '../users/users.public.ts';
import { staffMembers, users } from '../users/users.tables.ts';
import { sessions } from './auth.tables.ts';
import { viewOf } from './viewing.rules.ts';

export type Rights = Pick<SignedInActor, 'kind' | 'role' | 'sellerId' | 'warehouseId' | 'isVerified' | 'permissions'>;

const viewerRights = { ...viewerStanding, permissions: new Set(viewerStanding.permissions) };

/** Those of the sessions that a request would still be let in with, with the person's rights as they are now. */
export async function sessionsThatStand(
  { database, clock, config }: Pick<Deps, 'database' | 'clock' | 'config'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Rights>> {
  const rows = await database.read('none', (db) =>
    db
      .select({ session: sessions, user: users, staffPermissions: staffMembers.permissions, status: sellers.status })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
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
  return new Map(
    rows.map(({ session, user, staffPermissions, status }) => {
      const standing = { ...user, staffPermissions, isSuspended: status === 'SUSPENDED' };
      const isVerified = user.isEmailVerified && user.isPhoneVerified;
      const view = viewOf(session, mayView(standing), clock.now());
      if (view) return [session.id, { ...viewerRights, sellerId: view.sellerId, warehouseId: null, isVerified }];
      return [
        session.id,
        {
          kind: kindOf(standing, config.warehouseEnabled),
          role: user.role,
          sellerId: user.sellerId,
          warehouseId: user.warehouseId,
          isVerified,
          permissions: new Set(permissionsOf(standing, config.warehouseEnabled)),
        },
      ];
    }),
  );
}
