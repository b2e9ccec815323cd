/** A pause of the system's ends by itself once the company has cleared its cause (decision 0017). */
import { automaticPauseMessages as words } from '@quayside/contract/messages/internal-sellers';
import type { Write } from '../../../platform/write.ts';
import { hasCurrentOffers } from '../../offers/offers.public.ts';
import { lockSeller, moveSeller, type SellerRecord } from '../../sellers/sellers.public.ts';

/** Somebody may have moved it since. What our own people paused, whatever for, they end. */
export async function endClearedPause(write: Write, sellerId: string, hasRegister: boolean): Promise<void> {
  const seller = await lockSeller(write.db, sellerId);
  if (seller?.status !== 'PAUSED' || !(await isCleared(write, seller, hasRegister))) return;
  await moveSeller(write, { sellerId, event: 'auto_resume' });
}

async function isCleared({ db, now }: Write, seller: SellerRecord, hasRegister: boolean) {
  const { id, pauseReason, statusNote, vatNumber, vatStatus } = seller;
  if (pauseReason === 'INVALID_VAT' && statusNote === words.invalidVat) {
    if (vatStatus === 'VALID') return true;
    // Where no register is asked, none says of a number that it is valid; that there is none clears nothing.
    return !hasRegister && vatStatus === 'UNABLE_TO_VALIDATE' && vatNumber !== null;
  }
  if (pauseReason === 'STALE_STOCK_LIST' && statusNote === words.staleList) return hasCurrentOffers(db, id, now);
  return false;
}
