import type { Write } from '../../../platform/write.ts';
import { lockSeller, moveSeller, type SellerRecord } from '../../sellers/sellers.public.ts';
import type { Finding } from '../seller-rules.ts';

type IsStill = (seller: SellerRecord) => boolean | Promise<boolean>;

/**
 * Until the cause is cleared: it ends by itself (`endClearedPause`), or staff let it sell again. Somebody may have moved it since, or cleared the cause: `isStill` looks
 * at the company as it stands, locked.
 */
export async function pauseFor(
  write: Write,
  sellerId: string,
  { reason, note }: Finding,
  isStill: IsStill = () => true,
): Promise<void> {
  const seller = await lockSeller(write.db, sellerId);
  if (seller?.status !== 'ACTIVE' || !(await isStill(seller))) return;
  await moveSeller(write, { sellerId, event: 'pause', reason, note, pauseEnd: null });
}
