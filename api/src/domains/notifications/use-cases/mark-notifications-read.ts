import { memberOf } from '../../../kernel/actor.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../notifications.errors.ts';
import { countUnread } from '../notifications.read-model.ts';
import { saveRead } from '../notifications.repository.ts';

/** Marks the named ones as read, or all; answers how many are left. One that is not the person's own: 404, nothing changes. */
export async function markNotificationsRead(
  { db, now, actor }: Write,
  { qids }: { readonly qids?: readonly string[] | undefined },
): Promise<number> {
  const person = memberOf(actor);
  const found = await saveRead(db, person, qids, now);
  if (qids && found < new Set(qids).size) throw refuse('not_found');
  return countUnread(db, person);
}
