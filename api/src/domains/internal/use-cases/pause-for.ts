import type { Write } from '../../../platform/write.ts';
import { lockSeller, moveSeller } from '../../sellers/sellers.public.ts';
import type { Finding } from '../seller-rules.ts';

/** Until the cause is cleared: staff let it sell again. Somebody may have moved it since. */
export async function pauseFor(write: Write, sellerId: string, { reason, note }: Finding): Promise<void> {
  const seller = await lockSeller(write.db, sellerId);
  if (seller?.status === 'ACTIVE') await moveSeller(write, { sellerId, event: 'pause', reason, note, pauseEnd: null });
}
