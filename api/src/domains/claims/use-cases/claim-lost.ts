/** The system claims what is lost of an order and in no claim yet, piece by piece: never twice (CLM-03, decision 0036). */
import { claimMessages } from '@quayside/contract/messages/claims';
import type { Write } from '../../../platform/write.ts';
import { lostUnclaimed, type SaleChange, withLockedSale } from '../../sales/sales.public.ts';
import { raiseClaimIfPossible } from './raise-discrepancy.ts';

type OfSale = { readonly sellerId: string; readonly saleId: string };

/** Nothing where there is nothing left to claim, or a claim is open: its end asks again. */
export const claimLost = (write: Write, of: OfSale): Promise<void> =>
  withLockedSale(write, of, (sale) => raiseLost(sale, claimMessages.lostBySystem));

export async function raiseLost(sale: SaleChange, description: string): Promise<void> {
  const { db } = sale;
  const { sellerId, id: saleId } = sale.sale;
  const lines = await lostUnclaimed(db, { sellerId, saleId });
  if (lines.length > 0) await raiseClaimIfPossible(sale, { type: 'LOST_SHIPMENT', description, lines, photos: [] });
}
