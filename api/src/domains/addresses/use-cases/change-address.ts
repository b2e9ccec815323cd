/** Puts an address in place of what it was. */
import type { changeAddressBody } from '@quayside/contract/addresses';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../addresses.errors.ts';
import { presentAddress } from '../addresses.presenter.ts';
import { type AddressRecord, ownAddress, saveAddress } from '../addresses.repository.ts';
import { inAddresses } from '../in-addresses.ts';
import { refuseOtherName } from '../refuse-other-name.ts';

type Body = z.infer<typeof changeAddressBody>;

/** Refuses with `address_not_found`, `stale_version` (with `current`) or `company_name_must_include_vat_company_name`. */
export function changeAddress(
  deps: Deps,
  sellerId: string,
  id: string,
  { version, ...change }: Body,
): Promise<AddressRecord> {
  return inAddresses(deps, sellerId, async (db, seller) => {
    const before = await ownAddress(db, sellerId, id);
    if (!before) throw refuse('address_not_found');
    if (version !== undefined && version !== before.version)
      throw refuse('stale_version', { current: presentAddress(before) });
    refuseOtherName(change.companyName, seller);
    const after = { ...before, ...change, version: before.version + 1 };
    await saveAddress(db, after);
    return after;
  });
}
