/** Adds an address to the company. */
import type { createAddressBody } from '@quayside/contract/addresses';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { type AddressRecord, insertAddress } from '../addresses.repository.ts';
import { refuseOtherName } from '../refuse-other-name.ts';
import { toldOf } from '../told-of.ts';
import { withBillingAddress } from '../with-billing-address.ts';

/** Refuses with `company_name_must_include_vat_company_name`. */
export function createAddress(write: Write, body: z.infer<typeof createAddressBody>): Promise<AddressRecord> {
  return withBillingAddress(write, async (seller) => {
    refuseOtherName(body.companyName, seller);
    const address = { ...body, sellerId: seller.id, id: newId(), createdAt: write.now, version: 1 };
    await insertAddress(write.db, address);
    await record(write, {
      ...{ sellerId: seller.id, action: 'ADDRESS_ADDED', subject: address.companyName },
      changes: changesBetween({}, toldOf(address)),
    });
    return address;
  });
}
