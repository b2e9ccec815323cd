/** The steps a lead takes to sell here, and how far one is. */
import { leadPageMessages as words } from '@quayside/contract/messages/lead-pages';
import type { LeadStatus, SellerLeadDetail } from '@quayside/contract/seller-leads';
import { dateLabel } from '../../ui/facts/date-text.tsx';
import type { RouteTask } from '../../ui/facts/route-list.tsx';
import type { TimelineEntry } from '../../ui/facts/timeline.tsx';

const way = ['NEW', 'CONTACTED', 'STOCK_CHECK', 'QUALIFIED', 'ONBOARDING', 'COMPLETED_SUCCESSFUL'] as const;
/** The company's own move: it registers, and fills in what is asked. */
const theirs: readonly LeadStatus[] = ['ONBOARDING'];

type Steps = Pick<SellerLeadDetail, 'status' | 'steps'>;

/** Steps before the present one are done, each with its day; one that was given up keeps those it took. */
export function wayOf({ status, steps }: Steps): RouteTask[] {
  const at = way.findIndex((step) => step === status);
  const dayOf = (step: LeadStatus) => {
    const taken = steps.findLast((one) => one.status === step);
    return taken && dateLabel(taken.at, 'short');
  };
  return way.map((step, index) => {
    const isDone = index < at || status === 'COMPLETED_SUCCESSFUL' || (at < 0 && dayOf(step) !== undefined);
    const isHere = index === at && !isDone;
    const isTheirs = isHere && theirs.includes(step);
    return {
      ...{ id: step, title: words.statuses[step] },
      status: isDone ? 'COMPLETED' : isHere ? 'IN_PROGRESS' : at < 0 ? 'NOT_NEEDED' : 'NOT_STARTED',
      ...{ isNext: isHere && !isTheirs, isWaiting: isTheirs, fact: isDone ? dayOf(step) : undefined },
    };
  });
}

/** What happened to it, newest first: its steps, and the lists of it that were checked. */
export function historyOf({ steps, stockChecks }: Pick<SellerLeadDetail, 'steps' | 'stockChecks'>): TimelineEntry[] {
  const moves = steps.map(({ status, at, by, reason }, index) => ({
    ...{ id: `${index}`, at, title: isReopened(steps, index) ? words.reopened : words.steps[status] },
    state: status === 'COMPLETED_UNSUCCESSFUL' ? ('failed' as const) : ('done' as const),
    detail: [reason && words.reasons[reason], by].filter(Boolean).join(' · '),
  }));
  const checks = stockChecks.map(({ qid, createdAt, createdBy, fileName }) => ({
    ...{ id: qid, state: 'done' as const, at: createdAt, title: words.checkedList(fileName), detail: createdBy },
  }));
  return [...moves, ...checks].toSorted((a, b) => b.at.localeCompare(a.at));
}

const isReopened = (steps: SellerLeadDetail['steps'], index: number): boolean => {
  const before = steps[index - 1]?.status;
  return before === 'COMPLETED_UNSUCCESSFUL' || before === 'DUPLICATE';
};
