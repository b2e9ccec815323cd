import { sellerIdOf } from '../../../kernel/actor.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import { slaVersion } from '../../../platform/legal.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../sellers.errors.ts';
import { saveSlaAcceptance } from '../sellers.repository.ts';

/**
 * Accepts the service level agreement in force for the whole company (ORD-08). Accepting again changes nothing and
 * tells nobody. Any other version is refused: nobody agrees to a text that is no longer shown.
 */
export async function acceptSla({ db, now, actor }: Write, { version }: { readonly version: string }): Promise<void> {
  if (version !== slaVersion) throw refuse('sla_version_unknown', { slaVersion });
  const sellerId = sellerIdOf(actor);
  const isNew = await saveSlaAcceptance(db, sellerId, version, now);
  if (isNew) await emit(db, now, 'seller.sla_accepted', { sellerId, version });
}
