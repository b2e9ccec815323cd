/** Which market ranks the offers of a company (domain page, section 9). */
import type { Region } from '@quayside/contract/common';
import { sellerIdOf } from '../../../kernel/actor.ts';
import { present } from '../../../kernel/errors.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { changesBetween, record } from '../../audit/audit.public.ts';
import { ledBy } from '../profile.rules.ts';
import { refuse } from '../sellers.errors.ts';
import { lockSeller, type SellerRecord, saveSeller } from '../sellers.repository.ts';

/** The person's choice; null leaves it to the sales of the last 90 days again. Refuses with `market_not_served`. */
export async function chooseMarket(write: Write, region: Region | null): Promise<SellerRecord> {
  const { db, actor } = write;
  const sellerId = sellerIdOf(actor);
  const seller = present(await lockSeller(db, sellerId), 'the signed-in seller exists');
  if (region !== null && !seller.sellTo.includes(region)) throw refuse('market_not_served');
  await saveSeller(db, sellerId, { marketRegion: region });
  await record(write, {
    ...{ sellerId, action: 'COMPANY_CHANGED', subject: seller.name },
    changes: changesBetween({ marketRegion: seller.marketRegion }, { marketRegion: region }),
  });
  await leadWith(write, seller, region);
  return present(await lockSeller(db, sellerId), 'the seller stands');
}

/** The market it sells most in, while it chose none. Nothing changes where the company chose, or no longer sells there. */
export async function followSales(write: Write, sellerId: string, region: Region): Promise<void> {
  const seller = await lockSeller(write.db, sellerId);
  if (seller && seller.marketRegion === null) await leadWith(write, seller, region);
}

/** Ranks are worked out anew where another market comes first. */
async function leadWith({ db, now }: Write, { id, sellTo }: SellerRecord, region: Region | null): Promise<void> {
  const markets = ledBy(sellTo, region);
  if (markets[0] === sellTo[0]) return;
  await saveSeller(db, id, { sellTo: markets });
  await emit(db, now, 'seller.market_changed', { sellerId: id, isPriced: false });
}
