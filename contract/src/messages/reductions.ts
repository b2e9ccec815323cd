/** Words of what lowering quantities costs, and of missing units that other sellers are asked for. */
import { counted } from '../count-label.ts';

const units = (count: number) => counted(count, 'unit');
const sellers = (count: number) => counted(count, 'other seller');

export const reductionMessages = {
  title: 'What this costs you',
  refund: (amount: string) => `${amount} of goods go back to the buyer.`,
  payoutLess: (amount: string) => `Your payout drops by ${amount} after commission.`,
  stock: (product: string, left: number) =>
    `${product}: your stock is set to ${left}. The order took its units out of it before; set it anew when you have more.`,
  offered: (missing: number, others: number) =>
    others === 0
      ? `No other seller can supply the missing ${units(missing)}.`
      : `We offer the missing ${units(missing)} to ${sellers(others)}, so that the buyer may still get them.`,
  failed: 'We couldn’t work out what this costs. You can still confirm.',
} as const;
