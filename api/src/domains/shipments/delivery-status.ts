/** Where the goods of a sale are, from all its shipments: what claims judge by. */
import type { Instant } from '../../kernel/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { shipmentsOf } from './shipments.read-model.ts';

export type DeliveryStatus = {
  /** When the last of its shipments arrived; null while one is on its way. */
  readonly deliveredAt: Instant | null;
  /** The carrier, or the time without a scan, says that one is lost. */
  readonly isLost: boolean;
  /** The last thing anybody told of it; null when nothing was handed to a carrier. */
  readonly lastSeenAt: Instant | null;
};

export async function deliveryStatusOf(db: Db, sellerId: string, saleId: string): Promise<DeliveryStatus> {
  const shipments = (await shipmentsOf(db, sellerId, saleId)).filter(({ status }) => status !== 'DRAFT');
  const seen = shipments.map(({ lastEventAt, createdAt }) => lastEventAt ?? createdAt).sort();
  const lastSeenAt = seen.at(-1) ?? null;
  const hasArrived = shipments.length > 0 && shipments.every(({ status }) => status === 'DELIVERED');
  return {
    deliveredAt: hasArrived ? lastSeenAt : null,
    isLost: shipments.some(({ status }) => status === 'LOST'),
    lastSeenAt,
  };
}
