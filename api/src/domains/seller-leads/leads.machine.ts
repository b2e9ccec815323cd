/** How far a lead has come, section 8 of the domain page, as a table. */
import type { LeadStatus } from '@quayside/contract/seller-leads';

const ways: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  NEW: ['CONTACTED', 'DUPLICATE', 'COMPLETED_UNSUCCESSFUL'],
  CONTACTED: ['STOCK_CHECK', 'COMPLETED_UNSUCCESSFUL'],
  STOCK_CHECK: ['QUALIFIED', 'COMPLETED_UNSUCCESSFUL'],
  QUALIFIED: ['ONBOARDING', 'COMPLETED_UNSUCCESSFUL'],
  ONBOARDING: ['COMPLETED_SUCCESSFUL', 'COMPLETED_UNSUCCESSFUL'],
  COMPLETED_SUCCESSFUL: [],
  COMPLETED_UNSUCCESSFUL: [],
  DUPLICATE: [],
};

export const movesFrom = (status: LeadStatus): readonly LeadStatus[] => ways[status];
export const leadsTo = (from: LeadStatus, to: LeadStatus): boolean => ways[from].includes(to);
/** Ends that need a reason or an approved company: `complete/` alone goes there. */
export const isEnd = (status: LeadStatus): boolean => status.startsWith('COMPLETED');
