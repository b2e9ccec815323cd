/** One change of many offers: first as a dry run, then done, and undone within a day. */
import type { BulkChange, bulkOutcome } from '@quayside/contract/offers';
import type { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import { money, toWire } from '../../../kernel/money.ts';
import type { Write } from '../../../platform/write.ts';
import { matchingPrice } from '../matching.ts';
import { beforeOf, changed, type OfferPatch, queueRanks } from '../offer-changes.ts';
import { refuse } from '../offers.errors.ts';
import { discountsOf, floorOf } from '../offers.presenter.ts';
import { type OfferDetail, offersById } from '../offers.read-model.ts';
import { insertBatch, insertBatchPart, lockOffers, type OfferRecord, saveOffers } from '../offers.repository.ts';

type Input = { readonly offers: readonly string[]; readonly change: BulkChange; readonly dryRun: boolean };
type Outcome = z.infer<typeof bulkOutcome>;
type Code = Outcome['results'][number]['code'];
type Planned = { readonly detail: OfferDetail; readonly after: OfferRecord; readonly code: Code };

/** Refuses with `offer_not_found` when one of them is not the seller's; nothing is changed then. */
export async function changeOffers(write: Write, { offers, change, dryRun }: Input): Promise<Outcome> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  const ids = [...new Set(offers)];
  const locked = await lockOffers(db, sellerId, ids);
  if (locked.length < ids.length) throw refuse('offer_not_found');
  const planned = (await offersById(db, sellerId, ids, now)).map((detail) => plan(detail, change, now));
  const moving = planned.filter(({ code }) => code === 'CHANGED');
  const batchQid = dryRun || moving.length === 0 ? null : await carryOut(write, sellerId, change, moving);
  return {
    batchQid,
    changed: moving.length,
    kept: planned.length - moving.length,
    results: planned.map(({ detail: { offer }, after, code }) => ({
      qid: offer.id,
      before: toWire(money(offer.priceMinor, offer.currency)),
      after: toWire(money(after.priceMinor, offer.currency)),
      code,
    })),
  };
}

function plan(detail: OfferDetail, change: BulkChange, now: string): Planned {
  const { offer } = detail;
  const kept = (code: Code): Planned => ({ detail, after: offer, code });
  const to = (patch: OfferPatch): Planned => {
    const after = changed(offer, patch, discountsOf(detail), now);
    return { detail, after, code: 'CHANGED' };
  };
  const floor = floorOf(detail);
  switch (change.kind) {
    case 'STOCK':
      return offer.stock === change.stock ? kept('UNCHANGED') : to({ stock: change.stock });
    case 'STATUS': {
      const isKept = offer.status === change.status || offer.blockedReason !== null;
      return isKept ? kept('UNCHANGED') : to({ status: change.status });
    }
    case 'CONFIRM_LIST':
      return to({ listedAt: now, ...(offer.status === 'EXPIRED_LIST' ? { status: 'ACTIVE' } : {}) });
    case 'PRICE_PERCENT': {
      const priceMinor = percentOf(offer.priceMinor, change.percent);
      if (priceMinor === offer.priceMinor) return kept('UNCHANGED');
      return floor !== null && priceMinor < floor ? kept('FLOOR_ABOVE') : to({ priceMinor });
    }
    case 'MATCH': {
      const price = matchingPrice(detail);
      return typeof price === 'bigint' ? to({ priceMinor: price }) : kept(price);
    }
  }
}

/** A price changed by a percentage, to the cent, half up; never below one cent. */
function percentOf(priceMinor: bigint, percent: number): bigint {
  const share = BigInt(Math.round((100 + percent) * 100));
  const moved = (priceMinor * share + 5_000n) / 10_000n;
  return moved < 1n ? 1n : moved;
}

async function carryOut(
  write: Write,
  sellerId: string,
  change: BulkChange,
  moving: readonly Planned[],
): Promise<string> {
  const { db, now, actor } = write;
  const id = newId();
  await saveOffers(
    db,
    sellerId,
    moving.map(({ after }) => after),
  );
  await insertBatch(db, {
    ...{ sellerId, id, madeBy: actor.userId, madeByName: actor.name, madeAt: now },
    source: change.kind === 'MATCH' ? 'MATCH' : 'BULK',
  });
  const before = moving.map(({ detail: { offer } }) => beforeOf(offer, false));
  await insertBatchPart(db, { sellerId, batchId: id, part: 0, before });
  await queueRanks(
    write,
    moving.map(({ detail: { offer } }) => offer.productId),
  );
  return id;
}
