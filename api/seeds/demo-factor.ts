/** The second factor of the demo world's people, confirmed. */
import { secondFactors } from '../src/domains/second-factors/second-factors.tables.ts';
import type { UserRow } from '../src/domains/users/users.factory.ts';
import { derivedKey } from '../src/platform/derived-key.ts';
import { seal } from '../src/platform/sealed.ts';
import { demoFactorKey } from './demo-accounts.ts';
import type { World } from './world.ts';

/** Sealed for the installation that the world is made in. */
export function addFactors(world: World, people: readonly UserRow[], tokenSecret: string): void {
  const key = derivedKey(tokenSecret, 'second-factor');
  const rows = people.flatMap(({ id: userId, secondFactorAt: since }) =>
    since === null ? [] : [{ userId, sealedKey: seal(key, demoFactorKey), createdAt: since, confirmedAt: since }],
  );
  world.add(secondFactors, ...rows);
}
