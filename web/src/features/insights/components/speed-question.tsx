import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { ShareRows } from '../../../ui/chart/share-rows.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { defaultView, listPath } from '../../sales/sales.public.ts';
import { shareRow } from '../share-row.ts';
import { Question } from './question.tsx';

/** How fast do I confirm and ship? And how much of what is asked for. */
export function SpeedQuestion({ insights }: { insights: InsightSales }) {
  const { medianConfirmHours, onTime, ordersLate, before } = insights;
  const mayReadOrders = useMay('orders.read');
  const was = before.medianConfirmHours === null ? undefined : words.was(words.hours(before.medianConfirmHours));
  const shipped = onTime === null ? undefined : words.shippedLate(ordersLate);
  return (
    <Question
      question={words.questions.speed}
      finding={
        medianConfirmHours === null ? words.nothingDecided : words.confirmWithin(words.hours(medianConfirmHours))
      }
      why={[was, shipped].filter(Boolean).join(' ') || undefined}
      action={mayReadOrders && <LinkButton to={listPath(defaultView)}>{words.seeCurrent}</LinkButton>}
    >
      <ShareRows rows={[...(['acceptance', 'fillRate', 'onTime'] as const).map((name) => shareRow(insights, name))]} />
    </Question>
  );
}
