import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { ShareRows } from '../../../ui/chart/share-rows.tsx';
import { shareRow } from '../share-row.ts';
import { Question } from './question.tsx';

/** How fast do I confirm? And how much of what is asked for. */
export function SpeedQuestion({ insights }: { insights: Insights }) {
  const { medianConfirmHours, before } = insights;
  return (
    <Question
      question={words.questions.speed}
      finding={
        medianConfirmHours === null ? words.nothingDecided : words.confirmWithin(words.hours(medianConfirmHours))
      }
      why={before.medianConfirmHours === null ? undefined : words.was(words.hours(before.medianConfirmHours))}
    >
      <ShareRows rows={[shareRow(insights, 'acceptance'), shareRow(insights, 'fillRate')]} />
    </Question>
  );
}
