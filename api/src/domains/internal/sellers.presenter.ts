import { type InternalSeller, staffSellerEvents } from '@quayside/contract/internal-sellers';
import { movesOf, percentOf, presentProfile, type SellerRecord } from '../sellers/sellers.public.ts';

export function presentInternalSeller(seller: SellerRecord): InternalSeller {
  const { id, name, status, pauseReason, expectedPauseEnd, statusNote, country, currency, createdAt } = seller;
  const events = movesOf(status);
  return {
    ...{ qid: id, name, status, pauseReason, expectedPauseEnd, statusNote, country, currency, createdAt },
    fee: percentOf(seller.feeBasisPoints),
    allowedEvents: staffSellerEvents.filter((event) => events.includes(event)),
    profile: presentProfile(seller),
    riskFlag: {
      ...{ isSet: seller.riskFlag, note: seller.riskNote },
      ...{ changedAt: seller.riskChangedAt, changedBy: seller.riskChangedBy },
    },
  };
}
