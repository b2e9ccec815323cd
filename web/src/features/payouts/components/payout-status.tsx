import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutRow } from '@quayside/contract/payouts';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { payoutTones } from '../payout-statuses.ts';

export function PayoutStatus({ status }: Pick<PayoutRow, 'status'>) {
  return <StatusBadge tone={payoutTones[status]}>{words.statuses[status]}</StatusBadge>;
}
