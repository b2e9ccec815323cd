/** People of a company for tests and worlds. */
import type { TeamRole } from '@quayside/contract/team-values';
import type { Db } from '../../platform/db/database.ts';
import { makeUser, type UserRow } from '../users/users.factory.ts';

/** Somebody who was invited and has not been here yet. */
export const makeInvited = (db: Db, sellerId: string, role: TeamRole = 'VIEWER'): Promise<UserRow> =>
  makeUser(db, {
    ...{ sellerId, role, account: 'Tamsin Fenwick', isEmailVerified: false, isPhoneVerified: false, phone: null },
    ...{ invitedAt: '2026-11-20T10:31:00.000Z', invitedBy: 'Mila de Vries' },
  });
