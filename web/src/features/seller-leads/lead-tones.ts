import type { LeadStatus, SellerLead } from '@quayside/contract/seller-leads';
import type { BadgeTone } from '../../ui/facts/status-badge.tsx';
import type { StatusEdge } from '../../ui/list/status-edge.ts';

const tones: Readonly<Record<LeadStatus, BadgeTone>> = {
  NEW: 'move',
  CONTACTED: 'info',
  STOCK_CHECK: 'info',
  QUALIFIED: 'move',
  ONBOARDING: 'wait',
  COMPLETED_SUCCESSFUL: 'success',
  COMPLETED_UNSUCCESSFUL: 'neutral',
  DUPLICATE: 'neutral',
};

export const leadTone = (status: LeadStatus): BadgeTone => tones[status];

/** Yellow while the next step is ours: also when the company has submitted and waits for our answer. */
export function railOf({ status, sellerStatus }: SellerLead): StatusEdge | null {
  if (status === 'COMPLETED_SUCCESSFUL') return 'done';
  if (status === 'COMPLETED_UNSUCCESSFUL' || status === 'DUPLICATE') return null;
  return status === 'ONBOARDING' && sellerStatus !== 'IN_REVIEW' ? 'wait' : 'move';
}
