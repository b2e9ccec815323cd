/** Deletes an address of the company. */
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { refuse } from '../addresses.errors.ts';
import { deleteAddress, ownAddress } from '../addresses.repository.ts';
import { toldOf } from '../told-of.ts';
import { withBillingAddress } from '../with-billing-address.ts';

/** Refuses with `address_not_found`. */
export function removeAddress(write: Write, { id }: { readonly id: string }): Promise<void> {
  return withBillingAddress(write, async (seller) => {
    const before = await ownAddress(write.db, seller.id, id);
    if (!before || !(await deleteAddress(write.db, seller.id, id))) throw refuse('address_not_found');
    await record(write, {
      ...{ sellerId: seller.id, action: 'ADDRESS_REMOVED', subject: before.companyName },
      changes: changesBetween(toldOf(before), {}),
    });
  });
}
