import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { type BadgeTone, StatusBadge } from '../../../ui/facts/status-badge.tsx';

const tones: Readonly<Record<WarehousePackage['status'], BadgeTone>> = {
  ANNOUNCED: 'wait',
  ARRIVED: 'info',
  ON_HOLD: 'caution',
  CONFIRMED: 'success',
  IN_SHIPMENT: 'info',
  READY_TO_SHIP: 'info',
  SHIPPED: 'neutral',
  DELIVERED: 'neutral',
  RETURNED_TO_SELLER: 'neutral',
  MISSING: 'error',
  DISPOSED: 'neutral',
};

/** Its state, and beside it why nothing of it is sent on or waited for. */
export function PackageState({ one: { status, orderEnded, lostAt } }: { one: WarehousePackage }) {
  const isLost = status === 'MISSING' && lostAt !== null;
  return (
    <>
      {orderEnded !== null && <StatusBadge tone="caution">{warehouseMessages.ended.reasons[orderEnded]}</StatusBadge>}
      <StatusBadge tone={isLost ? 'neutral' : tones[status]}>
        {isLost ? warehouseMessages.giveUp.list : packageMessages.statuses[status]}
      </StatusBadge>
    </>
  );
}
