/** The figures of the dashboard: which orders each counts, of those this person may move, and the list it leads to. */
import { dashboardMessages } from '@quayside/contract/messages/dashboard';
import type { NextAction } from '@quayside/contract/sale-values';
import type { SellerStats } from '@quayside/contract/sales';
import { changeView, defaultView, listPath } from '../sales/sales.public.ts';

export interface PlateFigure {
  label: string;
  figure: number;
  to: string;
}

const { plates } = dashboardMessages;
const stages: readonly { label: string; actions: readonly NextAction[] }[] = [
  { label: plates.confirm, actions: ['CONFIRM_QUANTITIES'] },
  {
    label: plates.ship,
    actions: ['ADD_SHIPPING_DETAILS', 'BOOK_CARRIER', 'UPLOAD_DOCUMENTS', 'ADD_TRACKING', 'COMPLETE_ORDER'],
  },
  { label: plates.getPaid, actions: ['COMPLETE_PROFILE', 'TRIGGER_PAYMENT'] },
];

/**
 * Expiring stands beside the other three: its orders are counted there too. It leads to the current orders by deadline,
 * soonest first, where they come first; the others filter by next action. A stage of which this person may do nothing is
 * not theirs to see: whoever may only look has no plates.
 */
export function plateFigures(stats: SellerStats, moves: readonly NextAction[]): PlateFigure[] {
  if (moves.length === 0) return [];
  return [
    { label: plates.expiring, figure: stats.expiringWithin24Hours, to: listPath(defaultView) },
    ...stages.flatMap(({ label, actions }) => {
      const mine = actions.filter((action) => moves.includes(action));
      if (mine.length === 0) return [];
      const figure = mine.reduce((sum, action) => sum + (stats.byNextAction[action] ?? 0), 0);
      return [{ label, figure, to: listPath(changeView(defaultView, { nextAction: mine })) }];
    }),
  ];
}
