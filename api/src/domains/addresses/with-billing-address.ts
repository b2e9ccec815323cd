/** What every write of an address has in common. */
import { sellerIdOf } from '../../kernel/actor.ts';
import { present } from '../../kernel/errors.ts';
import type { Write } from '../../platform/write.ts';
import { lockSeller, recordBillingAddress, type SellerRecord } from '../sellers/sellers.public.ts';
import { hasBillingAddress } from './addresses.repository.ts';

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
  await recordBillingAddress(db, now, seller, await hasBillingAddress(db, sellerId));
  return done;
}
