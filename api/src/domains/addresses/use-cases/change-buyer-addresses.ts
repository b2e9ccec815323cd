/** A buying company's addresses: where goods go, and whom its invoices name. The one it registered with stays as it is. */
import type { changeAddressBody, createAddressBody } from '@quayside/contract/addresses';
import type { z } from 'zod';
import { forbidden } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import type { Write } from '../../../platform/write.ts';
import type { BuyerRecord } from '../../sellers/sellers.public.ts';
import { refuse } from '../addresses.errors.ts';
import { presentAddress } from '../addresses.presenter.ts';
import {
  addressesOf,
  type BuyerAddress,
  buyerAddress,
  deleteBuyerAddress,
  insertBuyerAddress,
  lockOwner,
  mostAddresses,
  saveBuyerAddress,
} from '../buyer-addresses.repository.ts';
import { refuseOtherName } from '../refuse-other-name.ts';

/** Refuses with `company_name_must_include_vat_company_name`, `too_many_addresses`. */
export async function addBuyerAddress(write: Write, body: z.infer<typeof createAddressBody>): Promise<BuyerAddress> {
  const { db, now } = write;
  const buyer = await lockedBuyer(write);
  refuseOtherName(body.companyName, buyer);
  if ((await addressesOf(db, buyer.id)).length >= mostAddresses) throw refuse('too_many_addresses');
  const address = { ...body, buyerId: buyer.id, id: newId(), createdAt: now, version: 1 };
  await insertBuyerAddress(db, address);
  return address;
}

type Change = z.infer<typeof changeAddressBody> & { readonly id: string };

/**
 * Refuses with `address_not_found`, `address_registered`, `stale_version` (with `current`),
 * `company_name_must_include_vat_company_name`.
 */
export async function changeBuyerAddress(write: Write, { id, version, ...change }: Change): Promise<BuyerAddress> {
  const buyer = await lockedBuyer(write);
  const before = await changeable(write, buyer, id);
  requireVersion(version, before, () => presentAddress(before));
  refuseOtherName(change.companyName, buyer);
  const after = { ...before, ...change, version: before.version + 1 };
  await saveBuyerAddress(write.db, after);
  return after;
}

/** What was ordered to it keeps it. Refuses with `address_not_found`, `address_registered`. */
export async function removeBuyerAddress(write: Write, { id }: { readonly id: string }): Promise<void> {
  const buyer = await lockedBuyer(write);
  await changeable(write, buyer, id);
  await deleteBuyerAddress(write.db, buyer.id, id);
}

async function lockedBuyer({ db, actor }: Write): Promise<BuyerRecord> {
  if (actor.buyerId === null) throw forbidden('checkout.write');
  return present(await lockOwner(db, actor.buyerId), 'the signed-in buyer exists');
}

async function changeable({ db }: Write, buyer: BuyerRecord, id: string): Promise<BuyerAddress> {
  const found = await buyerAddress(db, buyer, id);
  if (!found) throw refuse('address_not_found');
  if (found.id === buyer.id) throw refuse('address_registered');
  return found;
}
