/** What a person wants by e-mail. */
import type { MailKind } from '@quayside/contract/notifications';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../notifications.errors.ts';
import { type Person, savePreference } from '../notifications.repository.ts';
import { readUnsubscription } from '../unsubscribe-link.ts';

export type Choice = { readonly kind: MailKind; readonly email: boolean };

export async function changePreferences(
  { database, clock }: Deps,
  person: Person,
  choices: readonly Choice[],
): Promise<void> {
  await database.write({ sellerId: person.sellerId }, async (db) => {
    for (const choice of choices) await savePreference(db, person, choice, clock.now());
  });
}

/** Ends the kind of mail that the link's token names. Safe to repeat; refuses `unsubscribe_link_invalid`. */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const named = readUnsubscription(deps.config, token);
  if (!named) throw refuse('unsubscribe_link_invalid');
  await changePreferences(deps, named, [{ kind: named.kind, email: false }]);
}
