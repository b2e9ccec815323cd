/** Where the goods of a sale are, from all its parcels: what claims judge by. */
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { isLostOnward, onwardDeliveryOf } from '../packages/packages.public.ts';
import { parcelsOf } from './shipments.read-model.ts';
import { awaitedOf, hasArrived, isWaiting } from './shipments.rules.ts';

export type DeliveryStatus = {
  /**
   * When the last of its parcels arrived, at the buyer where a warehouse of ours sends it on; null while one is on its way. What got lost
   * or went back is not waited for: told later, that is when its buyer knows that no more comes.
   */
  readonly deliveredAt: Instant | null;
  /** A warehouse of ours has it or sends it on: the buyer does not have all of it yet. */
  readonly isAtWarehouse: boolean;
  /** The carrier, or the time without a scan, says that one is lost. */
  readonly isLost: boolean;
  /** The last thing anybody told of it; null when nothing was handed to a carrier. */
  readonly lastSeenAt: Instant | null;
  /** Something was handed to a carrier who has told nothing of it, and it passes through no warehouse of ours. */
  readonly isSilent: boolean;
  /** The same of some of it, and all else arrived. */
  readonly isPartlySilent: boolean;
  /** When the last of what got lost or went back was told of. */
  readonly goneAt: Instant | null;
};

export async function deliveryStatusOf(db: Db, sellerId: string, saleId: string): Promise<DeliveryStatus> {
  const parcels = await parcelsOf(db, sellerId, saleId);
  const seen = parcels.map(({ lastEventAt, createdAt }) => lastEventAt ?? createdAt).sort();
  const lastSeenAt = seen.at(-1) ?? null;
  const isThere = hasArrived(parcels);
  const awaited = awaitedOf(parcels);
  const gone = parcels.flatMap((one) => (awaited.includes(one) || one.lastEventAt === null ? [] : [one.lastEventAt]));
  const onward = await onwardDeliveryOf(db, sellerId, saleId);
  // What is lost on its way from the warehouse reached it, and does not stand there any more.
  const isLost = await isLostOnward(db, sellerId, saleId);
  return {
    deliveredAt: onward?.deliveredAt ?? (isThere && !isLost ? lastSeenAt : null),
    isAtWarehouse: isThere && !isLost && onward !== null && onward.deliveredAt === null,
    isLost: isLost || parcels.some(({ status }) => status === 'LOST'),
    lastSeenAt,
    goneAt: gone.sort().at(-1) ?? null,
    isSilent: onward === null && awaited.length > 0 && awaited.every(({ status }) => isWaiting(status)),
    isPartlySilent:
      onward === null &&
      !isThere &&
      awaited.length > 0 &&
      awaited.every(({ status }) => isWaiting(status) || status === 'DELIVERED'),
  };
}
