/** Puts an address in place of what it was. */
import type { changeAddressBody } from '@quayside/contract/addresses';
import type { z } from 'zod';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { refuse } from '../addresses.errors.ts';
import { presentAddress } from '../addresses.presenter.ts';
import { type AddressRecord, ownAddress, saveAddress } from '../addresses.repository.ts';
import { refuseOtherName } from '../refuse-other-name.ts';
import { toldOf } from '../told-of.ts';
import { withBillingAddress } from '../with-billing-address.ts';

type Input = z.infer<typeof changeAddressBody> & { readonly id: string };

/** Refuses with `address_not_found`, `stale_version` (with `current`) or `company_name_must_include_vat_company_name`. */
export function changeAddress(write: Write, { id, version, ...change }: Input): Promise<AddressRecord> {
  return withBillingAddress(write, async (seller) => {
    const before = await ownAddress(write.db, seller.id, id);
    if (!before) throw refuse('address_not_found');
    requireVersion(version, before, () => presentAddress(before));
    refuseOtherName(change.companyName, seller);
    const after = { ...before, ...change, version: before.version + 1 };
    await saveAddress(write.db, after);
    await record(write, {
      ...{ sellerId: seller.id, action: 'ADDRESS_CHANGED', subject: after.companyName },
      changes: changesBetween(toldOf(before), toldOf(after)),
    });
    return after;
  });
}
