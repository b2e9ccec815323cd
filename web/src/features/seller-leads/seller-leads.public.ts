/** What other features show of leads. */

import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getLeads } from './seller-leads.api.ts';

/** Nobody has spoken with them yet. */
export const useNewLeads = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['leads', 'list', { status: 'NEW' }],
    queryFn: ({ signal }) => getLeads({ status: 'NEW' }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
/** How many wait longer than we promise ourselves. */
export const useOverdueLeads = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['leads', 'list', { overdue: 'true' }],
    queryFn: ({ signal }) => getLeads({ overdue: 'true', size: 1 }, signal),
    refetchInterval: minute,
    enabled: isAllowed,
  });
export const overdueLeadsPath = '/internal/seller-onboarding/?overdue=true';
export const newLeadsPath = '/internal/seller-onboarding/?status=NEW';
