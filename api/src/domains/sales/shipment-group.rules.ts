/** Where the goods of a sale are as a whole: derived from its shipments, one group per sale (domain page, section 4). */
import type { shipmentGroupStatuses, shipmentStatuses } from '@quayside/contract/shipments';
import { hasNumbersOfAll } from './sales.rules.ts';
import type { SaleSnapshot } from './sales.types.ts';

type ShipmentStatus = (typeof shipmentStatuses)[number];
type GroupStatus = (typeof shipmentGroupStatuses)[number];

const underWay: readonly ShipmentStatus[] = ['IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'];
const gone: readonly ShipmentStatus[] = ['EXCEPTION', 'LOST', 'RETURNED_TO_SENDER'];

/** No carrier has scanned it, and the sale is not closed: only then is a shipment taken back. */
export const isRemovable = (sale: Pick<SaleSnapshot, 'status'>, status: ShipmentStatus): boolean =>
  sale.status !== 'COMPLETED' && (status === 'LABELS_READY' || status === 'PICKUP_SCHEDULED');

/** `statuses`: those of the sale's shipments; drafts and cancelled ones do not count. */
export function groupStatusOf(
  sale: Pick<SaleSnapshot, 'loadCount' | 'trackedCount' | 'returnedCount' | 'bookingSucceeded'>,
  statuses: readonly ShipmentStatus[],
): GroupStatus {
  const living = statuses.filter((status) => status !== 'CANCELLED' && status !== 'DRAFT');
  const count = (wanted: readonly ShipmentStatus[]) => living.filter((status) => wanted.includes(status)).length;
  if (count(gone) > 0) return 'PROBLEM';
  if (living.length === 0) return sale.loadCount > 0 ? 'PREPARING' : 'EMPTY';
  const isWhole = sale.bookingSucceeded || hasNumbersOfAll(sale);
  const delivered = count(['DELIVERED']);
  if (delivered > 0) return isWhole && delivered === living.length ? 'DELIVERED' : 'PARTIALLY_DELIVERED';
  const shipped = count(underWay);
  if (shipped > 0) return isWhole && shipped === living.length ? 'SHIPPED' : 'PARTIALLY_SHIPPED';
  return isWhole ? 'READY' : 'PREPARING';
}
