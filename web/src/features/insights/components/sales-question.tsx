import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { defaultView, listPath } from '../../sales/sales.public.ts';
import { changeOf, salesFinding } from '../insight-findings.ts';
import { Question } from './question.tsx';
import { WeeklySales } from './weekly-sales.tsx';

/** How much do I sell? */
export function SalesQuestion({ insights }: { insights: InsightSales }) {
  const { orders, sales, before } = insights;
  const change = changeOf(sales, before.sales);
  const sold =
    change === null
      ? words.sold(moneyLabel(sales), words.ordersOf(orders))
      : words.soldChange(moneyLabel(sales), change);
  const mayReadOrders = useMay('orders.read');
  const action = orders > 0 && mayReadOrders && (
    <LinkButton to={listPath({ ...defaultView, status: 'PAST' })}>{words.seeOrders}</LinkButton>
  );
  return (
    <Question
      question={words.questions.sales}
      finding={orders === 0 ? words.weeksEmpty : sold}
      why={orders === 0 ? undefined : salesFinding(insights)}
      action={action}
    >
      <WeeklySales insights={insights} />
    </Question>
  );
}
