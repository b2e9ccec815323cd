/** How the states of a payout look to the seller, and why one failed. */
import { payoutMessages as words } from '@quayside/contract/messages/payouts';
import type { PayoutRow } from '@quayside/contract/payouts';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';
import type { StatusEdge } from '../../ui/list/status-edge.ts';

type Status = PayoutRow['status'];

export const payoutTones = {
  PENDING_APPROVAL: 'wait',
  APPROVED: 'wait',
  PROCESSING: 'info',
  PAID: 'success',
  FAILED: 'error',
  UNRESOLVED: 'caution',
  CANCELLED: 'neutral',
} as const satisfies Record<Status, BadgeTone>;

const rails: Readonly<Partial<Record<Status, StatusEdge>>> = { PAID: 'done', FAILED: 'fail' };

export const payoutRail = ({ status }: PayoutRow): StatusEdge | null =>
  status === 'CANCELLED' ? null : (rails[status] ?? 'wait');

/** A code the catalogue does not know is told in general words; null: it did not fail. */
export function failureOf(code: string | null): string | null {
  const known: Readonly<Record<string, string>> = words.failures;
  return code === null ? null : (known[code] ?? words.failures.other);
}
