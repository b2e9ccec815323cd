/** What is asked of a company's insights, and the answer part by part. */
import type { InsightQuery, InsightRank, InsightRecord, InsightSales } from '@quayside/contract/insights';
import { days, plus } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { localDate } from '../../kernel/working-time.ts';
import type { Deps } from '../../platform/deps.ts';
import { matchesOf } from '../offers/offers.public.ts';
import { sellerById } from '../sellers/sellers.public.ts';
import { companyRecord } from './company-record.read-model.ts';
import { presentRank, presentRecord, presentSales } from './insights.presenter.ts';
import { claimedMinor, countedUntil, figuresOf, offersNow } from './insights.read-model.ts';
import { lossesTo } from './price-losses.read-model.ts';
import { stretchesOf } from './stretches.ts';

/** As the rules that pause companies count (`internal/seller-rules.ts`). */
const recordDays = 30;

export async function askedOf(deps: Deps, sellerId: string, { period, brand, destination }: InsightQuery) {
  const seller = present(await sellerById(deps.database, sellerId), 'the signed-in seller exists');
  const { currency, timeZone } = seller;
  const now = deps.clock.now();
  const length = Number(period);
  return {
    ...{ seller, now, sellerId, currency, timeZone, brand, destination, length, today: localDate(now, timeZone) },
    from: plus(now, -days(length)),
  };
}
type Asked = Awaited<ReturnType<typeof askedOf>>;

export async function salesIn({ database, calendarOf }: Deps, asked: Asked): Promise<InsightSales> {
  const { seller, now, sellerId, currency, timeZone, length, from, today, brand, destination } = asked;
  const company = { ...seller, countedUntil: await countedUntil(database, sellerId, timeZone) };
  const { stretch, before } = stretchesOf({ calendarOf, now }, company, length);
  const [figures, earlier, claimed] = await Promise.all([
    figuresOf(database, asked, stretch),
    figuresOf(database, asked, before),
    claimedMinor(database, asked),
  ]);
  const isPart = brand !== undefined || destination !== undefined;
  const period = { from: localDate(from, timeZone), until: today, currency, isPart };
  return presentSales({ figures, before: earlier, claimedMinor: claimed }, period);
}

export async function rankIn({ database }: Deps, asked: Asked): Promise<InsightRank> {
  const { sellerId, now, currency } = asked;
  const [lost, standing] = await Promise.all([lossesTo(database, asked), offersNow(database, sellerId)]);
  const told = lost.sums.flatMap(({ kind, key }) => (kind === 'offer' ? [key] : []));
  return presentRank({ lost, standing, moves: await matchesOf(database, sellerId, told, now) }, currency);
}

export const recordNow = async ({ database, clock }: Deps, sellerId: string): Promise<InsightRecord> =>
  presentRecord(await companyRecord(database, sellerId, plus(clock.now(), -days(recordDays))));
