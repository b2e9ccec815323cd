/** Deletes an address of the company. */
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../addresses.errors.ts';
import { deleteAddress } from '../addresses.repository.ts';
import { withBillingAddress } from '../with-billing-address.ts';

/** Refuses with `address_not_found`. */
export function removeAddress(write: Write, { id }: { readonly id: string }): Promise<void> {
  return withBillingAddress(write, async (seller) => {
    if (!(await deleteAddress(write.db, seller.id, id))) throw refuse('address_not_found');
  });
}
