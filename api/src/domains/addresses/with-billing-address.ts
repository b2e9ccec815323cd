/** What every write of an address has in common. */
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Write } from '../../platform/write.ts';
import { lockSeller, recordAddresses, type SellerRecord } from '../sellers/sellers.public.ts';
import { hasBillingAddress, pickupAddressOf } from './addresses.repository.ts';

/**
 * The company's row is locked first, so that of two people who each delete one of the last two billing addresses the
 * second sees what the first did; the company's fact is then what the rows say.
 */
export async function withBillingAddress<Done>(
  write: Write,
  change: (seller: SellerRecord) => Promise<Done>,
): Promise<Done> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const seller = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  const done = await change(seller);
  const hasBilling = await hasBillingAddress(db, sellerId);
  await recordAddresses(db, now, seller, { hasBilling, shipsFrom: await pickupAddressOf(db, sellerId) });
  return done;
}
