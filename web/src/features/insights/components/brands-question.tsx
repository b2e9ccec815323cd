import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { PartRows } from './part-rows.tsx';
import { Question } from './question.tsx';

/** Which brands sell? Of the ten with most sales. */
export function BrandsQuestion({ insights: { brands, sales } }: { insights: InsightSales }) {
  const [first] = brands;
  const total = Number(sales.amount);
  const share = first && total > 0 ? Number(first.sales.amount) / total : 0;
  return (
    <Question
      question={words.questions.brands}
      finding={first && total > 0 ? words.bringsMost(first.key, share) : words.empty}
    >
      <PartRows rows={brands} />
    </Question>
  );
}
