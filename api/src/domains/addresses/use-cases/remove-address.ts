/** Deletes an address of the company. */
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../addresses.errors.ts';
import { deleteAddress } from '../addresses.repository.ts';
import { inAddresses } from '../in-addresses.ts';

/** Refuses with `address_not_found`. */
export function removeAddress(deps: Deps, sellerId: string, id: string): Promise<void> {
  return inAddresses(deps, sellerId, async (db) => {
    if (!(await deleteAddress(db, sellerId, id))) throw refuse('address_not_found');
  });
}
