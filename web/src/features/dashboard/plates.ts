/** The four figures of the dashboard: which orders each counts, and the list it leads to. */
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
 * soonest first, where they come first; the other three filter by next action.
 */
export function plateFigures(stats: SellerStats): PlateFigure[] {
  return [
    { label: plates.expiring, figure: stats.expiringWithin24Hours, to: listPath(defaultView) },
    ...stages.map(({ label, actions }) => ({
      label,
      figure: actions.reduce((sum, action) => sum + (stats.byNextAction[action] ?? 0), 0),
      to: listPath(changeView(defaultView, { nextAction: actions })),
    })),
  ];
}
