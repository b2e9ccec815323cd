/** What every write of an address has in common. */
import { present } from '../../kernel/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockSeller, recordBillingAddress, type SellerRecord } from '../sellers/sellers.public.ts';
import { hasBillingAddress } from './addresses.repository.ts';

/**
 * One transaction around a write. The company's row is locked first, so that of two people who each delete one of the
 * last two billing addresses the second sees what the first did; the company's fact is then what the rows say.
 */
export function inAddresses<Done>(
  { database, clock }: Deps,
  sellerId: string,
  write: (db: Db, seller: SellerRecord) => Promise<Done>,
): Promise<Done> {
  return database.write({ sellerId }, async (db) => {
    const seller = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
    const done = await write(db, seller);
    await recordBillingAddress(db, clock.now(), seller, await hasBillingAddress(db, sellerId));
    return done;
  });
}
