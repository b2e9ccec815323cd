/** We give a buyer something to spend until a day. */
import type { givePromotionBody } from '@quayside/contract/orders';
import type { z } from 'zod';
import { personOf } from '../../../kernel/actor.ts';
import { days, plus } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { fromWire } from '../../../kernel/money.ts';
import { emit, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { buyerOf } from '../../sellers/sellers.public.ts';
import { givenSince, insertPromotion, lockGiver, type Promotion } from '../promotions.repository.ts';
import { refuse } from '../wallets.errors.ts';
import { lockWallet } from '../wallets.repository.ts';

/** So much is given at most in a day by one person of ours, and to one company, in minor units of all currencies together. */
const mostMinor = 100_000n;
const aDay = days(1);
const longest = days(366);

type Given = z.infer<typeof givePromotionBody> & { readonly buyerId: string };

/** Refuses with `wallet_not_found`, `promotion_amount`, `promotion_end`, `promotion_limit`. */
export async function givePromotion(write: Write, { buyerId, amount, expiresAt, reason }: Given): Promise<Promotion> {
  const { db, now, actor } = write;
  const { minor: amountMinor, currency } = fromWire(amount);
  if (amountMinor === 0n || amountMinor > mostMinor) throw refuse('promotion_amount');
  if (expiresAt <= now || expiresAt > plus(now, longest)) throw refuse('promotion_end');
  if (!(await buyerOf(db, buyerId))) throw refuse('wallet_not_found');
  const { userId: givenBy } = personOf(actor);
  await lockGiver(db, givenBy);
  await lockWallet(db, buyerId);
  const given = await givenSince(db, { buyerId, givenBy, since: plus(now, -aDay) });
  if (given.some((minor) => minor + amountMinor > mostMinor)) throw refuse('promotion_limit');
  const promotion: Promotion = {
    ...{ buyerId, id: newId(), amountMinor, leftMinor: amountMinor, currency, expiresAt, reason },
    ...{ givenBy, givenAt: now, endedAt: null },
  };
  await insertPromotion(db, promotion);
  await enqueue(db, 'promotion.expire', { buyerId }, { at: expiresAt });
  await emit(db, now, 'promotion.given', { buyerId, amountMinor: String(amountMinor), currency, expiresAt });
  return promotion;
}
