import type { Deps } from '../../../platform/deps.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { slaVersion } from '../../../platform/legal.ts';
import { refuse } from '../sellers.errors.ts';
import { saveSlaAcceptance } from '../sellers.repository.ts';

/**
 * Accepts the service level agreement in force for the whole company (ORD-08). Accepting again changes nothing and
 * tells nobody. Any other version is refused: nobody agrees to a text that is no longer shown.
 */
export async function acceptSla({ database, clock }: Deps, sellerId: string, version: string): Promise<void> {
  if (version !== slaVersion) throw refuse('sla_version_unknown', { slaVersion });
  const now = clock.now();
  await database.write({ sellerId }, async (db) => {
    const isNew = await saveSlaAcceptance(db, sellerId, version, now);
    if (isNew) await emit(db, now, 'seller.sla_accepted', { sellerId, version });
  });
}
