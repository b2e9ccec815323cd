/** Adds an address to the company. */
import type { createAddressBody } from '@quayside/contract/addresses';
import type { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import type { Deps } from '../../../platform/deps.ts';
import { type AddressRecord, insertAddress } from '../addresses.repository.ts';
import { inAddresses } from '../in-addresses.ts';
import { refuseOtherName } from '../refuse-other-name.ts';

type Body = z.infer<typeof createAddressBody>;

/** Refuses with `company_name_must_include_vat_company_name`. */
export function createAddress(deps: Deps, sellerId: string, body: Body): Promise<AddressRecord> {
  return inAddresses(deps, sellerId, async (db, seller) => {
    refuseOtherName(body.companyName, seller);
    const address = { ...body, sellerId, id: newId(), createdAt: deps.clock.now(), version: 1 };
    await insertAddress(db, address);
    return address;
  });
}
