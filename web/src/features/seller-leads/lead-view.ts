/** The state of the list of leads, which is its URL. */
import { leadPageMessages } from '@quayside/contract/messages/lead-pages';
import type { LeadStatus } from '@quayside/contract/seller-leads';
import { paths } from '../../app/paths.ts';
import { isKey } from '../../lib/keys-of.ts';
import { pageFrom } from '../../lib/page-from.ts';
import type { LeadQuery } from './seller-leads.api.ts';

export interface LeadView {
  status: LeadStatus | null;
  /** Null: those that have not ended well. */
  isCompleted: boolean;
  /** Only those whose time is over. */
  isOverdue: boolean;
  search: string;
  page: number;
}

/** `completedSuccessful=true` is the address the specification gives. */
export function viewFrom(params: URLSearchParams): LeadView {
  const status = params.get('status') ?? '';
  return {
    status: isKey(leadPageMessages.statuses, status) ? status : null,
    isCompleted: params.get('completedSuccessful') === 'true',
    isOverdue: params.get('overdue') === 'true',
    search: (params.get('search') ?? '').slice(0, 80),
    page: pageFrom(params),
  };
}

export const queryOf = ({ status, isCompleted, isOverdue, search, page }: LeadView): LeadQuery => ({
  ...(status === null ? { completedSuccessful: isCompleted ? ('true' as const) : ('false' as const) } : { status }),
  ...(isOverdue ? { overdue: 'true' as const } : {}),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(page === 1 ? {} : { page }),
});

export function leadsPath({ status, isCompleted, isOverdue, search, page }: LeadView): string {
  const params = new URLSearchParams({
    ...(status === null ? {} : { status }),
    ...(isCompleted ? { completedSuccessful: 'true' } : {}),
    ...(isOverdue ? { overdue: 'true' } : {}),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return params === '' ? paths.sellerOnboarding() : `${paths.sellerOnboarding()}?${params}`;
}

export const changeView = (view: LeadView, change: Partial<LeadView>): LeadView => ({ ...view, page: 1, ...change });
