/** What may be saved, pure. */
import { viewLimit } from '@quayside/contract/saved-views';
import { refuse } from './saved-views.errors.ts';

type Named = { readonly id: string; readonly name: string };

/** Names are one person's own and differ by more than capitals. */
export function checkName(views: readonly Named[], { id, name }: Named): void {
  const isTaken = views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase());
  if (!isTaken) return;
  const refused = refuse('view_name_taken');
  throw refuse('view_name_taken', {}, { name: [{ code: refused.code, message: refused.message }] });
}

export function checkRoom(views: readonly unknown[]): void {
  if (views.length >= viewLimit) throw refuse('too_many_views');
}
