/** The steps a lead takes to sell here, and how far one is. */
import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { LeadStatus } from '@quayside/contract/seller-leads';
import type { RouteTask } from '../../ui/facts/route-list.tsx';

const way = ['NEW', 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING', 'COMPLETED_SUCCESSFUL'] as const;
/** The company's own move: it registers, and fills in what is asked. */
const theirs: readonly LeadStatus[] = ['ONBOARDING'];

/** Steps before the present one are done; one that was given up, or is another's double, is on none. */
export function wayOf(status: LeadStatus): RouteTask[] {
  const at = way.findIndex((step) => step === status);
  return way.map((step, index) => {
    const isDone = index < at || status === 'COMPLETED_SUCCESSFUL';
    const isHere = index === at && !isDone;
    const isTheirs = isHere && theirs.includes(step);
    return {
      ...{ id: step, title: words.statuses[step] },
      status: isDone ? 'COMPLETED' : isHere ? 'IN_PROGRESS' : at < 0 ? 'NOT_NEEDED' : 'NOT_STARTED',
      ...{ isNext: isHere && !isTheirs, isWaiting: isTheirs },
    };
  });
}
