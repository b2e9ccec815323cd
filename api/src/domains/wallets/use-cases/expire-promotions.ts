/** What we gave and nobody spent in time is taken back. Safe to repeat: each promotion ends once. */
import type { Instant } from '../../../kernel/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { endPromotion, overduePromotions } from '../promotions.repository.ts';
import { lockWallet } from '../wallets.repository.ts';

/** Also before a wallet pays, so that nothing is spent in the moment between its end and the job. */
export async function expirePromotions(db: Db, buyerId: string, now: Instant): Promise<void> {
  await lockWallet(db, buyerId);
  for (const promotion of await overduePromotions(db, buyerId, now)) await endPromotion(db, promotion, now);
}
