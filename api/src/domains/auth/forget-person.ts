/** Ends every way in that a person has. */

import { emit } from '../../platform/jobs/jobs.ts';
import type { Write } from '../../platform/write.ts';
import { endKeysOf } from '../api-keys/api-keys.public.ts';
import { forgetDevices } from './devices.repository.ts';
import { deleteSecrets, useSecrets } from './secrets.repository.ts';
import { forgetSession } from './session-cache.ts';
import { deleteSessions, revokeSessionsOfUser } from './sessions.repository.ts';

/** Links that set a first password work no more. */
export const withdrawLinks = ({ db, now }: Write, userId: string): Promise<void> =>
  useSecrets(db, userId, 'activation', now);

/**
 * Sessions and API keys end, with the endpoints of their webhooks; other processes learn of it within 3 seconds; devices are known no longer and links work no more.
 * `isDeleted`: the person's row is about to be deleted, so that these rows go too.
 */
export async function forgetPerson({ db, now }: Write, userId: string, isDeleted: boolean): Promise<void> {
  await forgetDevices(db, userId, null);
  await endKeysOf(db, userId, now);
  await revokeSessionsOfUser(db, userId, 'removed_from_team', now);
  for (const kind of ['activation', 'reset', 'email', 'phone']) await useSecrets(db, userId, kind, now);
  await emit(db, now, 'auth.person_gone', { userId });
  if (!isDeleted) return;
  await deleteSecrets(db, userId);
  await deleteSessions(db, userId);
}

/** Every session of the person ends; other processes learn of it within 3 seconds. */
export async function endEverySession({ db, deps, now }: Write, userId: string, because: string): Promise<void> {
  const ended = await revokeSessionsOfUser(db, userId, because, now);
  for (const sessionId of ended) forgetSession(deps, sessionId);
}
