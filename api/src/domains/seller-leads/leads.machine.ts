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

/** Where a lead goes on that was given up: somebody answers after all, or was no duplicate. */
const reopens = (status: LeadStatus, hasCompany: boolean): readonly LeadStatus[] => {
  if (status === 'DUPLICATE') return ['NEW'];
  if (status !== 'COMPLETED_UNSUCCESSFUL') return [];
  return hasCompany ? ['ONBOARDING'] : ['CONTACTED'];
};

type Standing = { readonly status: LeadStatus; readonly sellerId: string | null };

export const movesFrom = ({ status, sellerId }: Standing): readonly LeadStatus[] => [
  ...ways[status],
  ...reopens(status, sellerId !== null),
];
export const leadsTo = (from: Standing, to: LeadStatus): boolean => movesFrom(from).includes(to);
/** It was given up, and may be taken up again. */
export const isGivenUp = (status: LeadStatus): boolean => status === 'DUPLICATE' || status === 'COMPLETED_UNSUCCESSFUL';
/** Ends that need a reason or an approved company: `complete/` alone goes there. */
export const isEnd = (status: LeadStatus): boolean => status.startsWith('COMPLETED');
