/**
 * When the system pauses a company (domain page, section 7): 2 expiries in 30 days, more than 10 % declined, claims above
 * 3 %. Pure. Shares count from so many orders on, because of three orders one declined says nothing (decision 0017).
 */
import { automaticPauseMessages as words } from '@quayside/contract/messages/internal-sellers';
import type { pauseReasons } from '@quayside/contract/users';

type PauseReason = (typeof pauseReasons)[number];

export const watchedDays = 30;
const mostExpired = 1;
const fewestOrders = 10;

export type SellerRecordOfLate = {
  readonly expired: number;
  /** Orders the company confirmed, declined or let expire. */
  readonly decided: number;
  /** Of them those declined for a reason of the company's own. */
  readonly declined: number;
  /** Minor units of the company's currency: goods confirmed, and approved claims by the company's fault. */
  readonly sold: bigint;
  readonly claimed: bigint;
};
export type Finding = { readonly reason: PauseReason; readonly note: string };

/** Why it is to be paused; null: it goes on selling. Exactly at a limit goes on. */
export function findingOf({ expired, decided, declined, sold, claimed }: SellerRecordOfLate): Finding | null {
  if (expired > mostExpired) return { reason: 'EXPIRED_ORDERS', note: words.expired(expired) };
  if (decided < fewestOrders) return null;
  if (declined * 10 > decided) return { reason: 'HIGH_DECLINE_RATE', note: words.declined(declined, decided) };
  if (claimed * 100n > sold * 3n) return { reason: 'HIGH_CLAIM_RATE', note: words.claimed };
  return null;
}
