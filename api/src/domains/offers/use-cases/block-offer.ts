/** Our people take an offer off sale with a reason, and give it back; its seller hears of both. */
import type { BlockedReason } from '@quayside/contract/offer-values';
import { staleVersion } from '../../../kernel/versions.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { staffOfferById } from '../blocked-offers.read-model.ts';
import { queueRanks, released } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { presentStaffOffer } from '../offers.presenter.ts';
import { lockOffers, type OfferRecord, saveOffers } from '../offers.repository.ts';
import { isHeldBack } from '../offers.rules.ts';

type Which = { readonly id: string; readonly version?: number | undefined };

/** Blocked already, it gets the new reason. Refuses with `offer_not_found` or `stale_version` (with `current`). */
export async function blockOffer(
  write: Write,
  { reason, note, ...which }: Which & { readonly reason: BlockedReason; readonly note: string },
): Promise<void> {
  const before = await locked(write, which);
  const held = { ...before, blockedReason: reason, blockedNote: note };
  await save(write, { ...held, status: isHeldBack(held) ? 'BLOCKED' : held.status });
  const { sellerId, id: offerId } = before;
  const { productName } = await named(write, which);
  await emit(write.db, write.now, 'offer.blocked', { sellerId, offerId, productName, reason, note });
}

/** It is sold again as far as its stock goes. Refuses with `offer_not_blocked` too. */
export async function unblockOffer(write: Write, which: Which): Promise<void> {
  const before = await locked(write, which);
  if (before.blockedReason === null) throw refuse('offer_not_blocked');
  await save(write, released(before));
  const { sellerId, id: offerId } = before;
  const { productName } = await named(write, which);
  await emit(write.db, write.now, 'offer.unblocked', { sellerId, offerId, productName });
}

async function locked(write: Write, which: Which): Promise<OfferRecord> {
  const { offer: seen } = await named(write, which);
  const [offer] = await lockOffers(write.db, seen.sellerId, [which.id]);
  if (!offer) throw refuse('offer_not_found');
  if (which.version !== undefined && which.version !== offer.version)
    throw staleVersion({ current: presentStaffOffer(await named(write, which)) });
  return offer;
}

async function named({ db }: Write, { id }: Which) {
  const found = await staffOfferById(db, id);
  if (!found) throw refuse('offer_not_found');
  return found;
}

async function save(write: Write, offer: OfferRecord): Promise<void> {
  const { db, now } = write;
  await saveOffers(db, offer.sellerId, [{ ...offer, updatedAt: now, version: offer.version + 1 }]);
  await queueRanks(write, [offer.productId]);
}
