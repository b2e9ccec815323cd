import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { countryName } from '../../../lib/countries.ts';
import { PartRows } from './part-rows.tsx';
import { Question } from './question.tsx';

/** Where do goods go? Of the ten countries with most sales. */
export function PlacesQuestion({ insights: { destinations, sales } }: { insights: InsightSales }) {
  const [first, second] = destinations;
  const total = Number(sales.amount);
  const shareOf = (part: typeof first) => (part && total > 0 ? Number(part.sales.amount) / total : 0);
  return (
    <Question
      question={words.questions.places}
      finding={first && total > 0 ? words.goesTo(countryName(first.key), shareOf(first)) : words.empty}
      why={second && total > 0 ? words.thenTo(countryName(second.key), shareOf(second)) : undefined}
    >
      <PartRows rows={destinations} isCountry />
    </Question>
  );
}
