/** The state of the list of leads, which is its URL. */
import { leadPageMessages } from '@quayside/contract/messages/lead-pages';
import type { LeadStatus } from '@quayside/contract/seller-leads';
import { paths } from '../../app/paths.ts';
import { isKey } from '../../lib/keys-of.ts';
import { pageAsked, pageFrom, pagePart } from '../../lib/page-from.ts';
import type { LeadQuery } from './seller-leads.api.ts';

/** `ended`: without success. */
export type LeadTab = keyof typeof leadPageMessages.tabs;

export interface LeadView {
  tab: LeadTab;
  /** Of open ones alone. */
  status: LeadStatus | null;
  search: string;
  page: number;
}

/** What each tab asks for. `completedSuccessful=true` is the address the specification gives. */
const asked = {
  open: { state: 'OPEN' },
  overdue: { state: 'OPEN', overdue: 'true' },
  completed: { completedSuccessful: 'true' },
  ended: { state: 'ENDED' },
} as const satisfies Readonly<Record<LeadTab, LeadQuery>>;

export function viewFrom(params: URLSearchParams): LeadView {
  const status = params.get('status') ?? '';
  return {
    tab: tabOf(params),
    status: isKey(leadPageMessages.openStatuses, status) ? status : null,
    search: (params.get('search') ?? '').slice(0, 80),
    page: pageFrom(params),
  };
}

function tabOf(params: URLSearchParams): LeadTab {
  if (params.get('completedSuccessful') === 'true') return 'completed';
  if (params.get('ended') === 'true') return 'ended';
  return params.get('overdue') === 'true' ? 'overdue' : 'open';
}

export const queryOf = ({ tab, status, search, page }: LeadView): LeadQuery => ({
  ...asked[tab],
  ...(status === null ? {} : { status }),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...pageAsked(page),
});

const tabParam: Readonly<Record<LeadTab, Record<string, string>>> = {
  open: {},
  overdue: { overdue: 'true' },
  completed: { completedSuccessful: 'true' },
  ended: { ended: 'true' },
};

export function leadsPath({ tab, status, search, page }: LeadView): string {
  const params = new URLSearchParams({
    ...(status === null ? {} : { status }),
    ...tabParam[tab],
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...pagePart(page),
  }).toString();
  return params === '' ? paths.sellerOnboarding() : `${paths.sellerOnboarding()}?${params}`;
}

export const changeView = (view: LeadView, change: Partial<LeadView>): LeadView => ({ ...view, page: 1, ...change });
