import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../notifications.errors.ts';
import { countUnread } from '../notifications.read-model.ts';
import { type Person, saveRead } from '../notifications.repository.ts';

/** Marks the named ones as read, or all; answers how many are left. One that is not the person's own: 404, nothing changes. */
export function markNotificationsRead(
  { database, clock }: Deps,
  person: Person,
  qids: readonly string[] | undefined,
): Promise<number> {
  return database.write({ sellerId: person.sellerId }, async (db) => {
    const found = await saveRead(db, person, qids, clock.now());
    if (qids && found < new Set(qids).size) throw refuse('not_found');
    return countUnread(db, person);
  });
}
