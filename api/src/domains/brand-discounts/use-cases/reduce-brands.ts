/** Lowers all prices of brands, now or later; or tells what it would do (INV-08). */
import type { upsertDiscountsAnswer, upsertDiscountsBody } from '@quayside/contract/offers';
import type { z } from 'zod';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../platform/write.ts';
import { lockSeller } from '../../sellers/sellers.public.ts';
import { refuse } from '../brand-discounts.errors.ts';
import { presentDiscount } from '../brand-discounts.presenter.ts';
import { discountsById, effectOn } from '../brand-discounts.read-model.ts';
import {
  type DiscountRecord,
  endLiving,
  endOne,
  insertDiscounts,
  lockDiscount,
} from '../brand-discounts.repository.ts';
import { reprice } from '../reprice.ts';

type Answer = z.infer<typeof upsertDiscountsAnswer>;
/** With fewer offers than these the effect would tell a rival's price. */
const fewest = 10;

/** Refuses with `brand_not_offered`, `discount_ends_early`, and `brand_discount_not_found` for what it is to replace. */
export async function reduceBrands(write: Write, body: z.infer<typeof upsertDiscountsBody>): Promise<Answer> {
  const { db, now, actor } = write;
  const sellerId = sellerIdOf(actor);
  await lockSeller(db, sellerId);
  const brandIds = [...new Set(body.brandQids)];
  const basisPoints = Math.round(body.discount * 100);
  const startsAt = body.startsAt === undefined || body.startsAt < now ? now : body.startsAt;
  const endsAt = body.endsAt ?? null;
  if (endsAt !== null && endsAt <= startsAt) throw refuse('discount_ends_early');
  const effects = await effectOn(db, sellerId, brandIds, basisPoints);
  if (effects.length < brandIds.length) throw refuse('brand_not_offered');
  const effect = effects.map((one) => ({
    brandQid: one.brand_id,
    offers: one.offers,
    winningBefore: one.before,
    winningAfter: one.offers < fewest ? null : one.after,
  }));
  const changed = body.replacesQid === undefined ? null : await livingOne(write, sellerId, body.replacesQid);
  if (body.dryRun) return { results: [], effect };
  const replaced = changed === null ? [] : await forgetPlanned(write, changed);
  await endLiving(db, sellerId, brandIds, { now, from: startsAt });
  const rows = brandIds.map((brandId) => ({
    ...{
      sellerId,
      id: newId(),
      brandId,
      basisPoints,
      startsAt,
      endsAt,
      ownEndsAt: endsAt,
      appliedAt: null,
      createdAt: now,
      version: 1,
    },
  }));
  await insertDiscounts(db, rows);
  await reprice(write, sellerId, [...new Set([...brandIds, ...replaced])]);
  const made = await discountsById(
    db,
    sellerId,
    rows.map(({ id }) => id),
  );
  return { results: made.map((row) => presentDiscount(row, now)), effect };
}

/** What is changed before it began is not to begin as well; one in force ends where the new one begins. Gives its brand. */
async function forgetPlanned({ db, now }: Write, planned: DiscountRecord): Promise<string[]> {
  if (planned.startsAt <= now) return [];
  await endOne(db, planned, now);
  return [planned.brandId];
}

async function livingOne({ db, now }: Write, sellerId: string, id: string): Promise<DiscountRecord> {
  const found = await lockDiscount(db, sellerId, id);
  if (!found || (found.endsAt !== null && found.endsAt <= now)) throw refuse('brand_discount_not_found');
  return found;
}
