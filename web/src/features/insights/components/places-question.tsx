import type { InsightSales } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { countryName } from '../../../lib/countries.ts';
import { withOthers } from '../../../ui/chart/flow-layout.ts';
import { type Destination, GoodsFlow } from '../../../ui/chart/goods-flow.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { changeOf } from '../insight-findings.ts';
import { Question } from './question.tsx';

/** Where do goods go? The six countries with most sales; the others are one. */
export function PlacesQuestion({ insights }: { insights: InsightSales }) {
  const { destinations, sales } = insights;
  const [first, second] = destinations;
  const total = Number(sales.amount);
  const shareOf = (part: typeof first) => (part && total > 0 ? Number(part.sales.amount) / total : 0);
  return (
    <Question
      question={words.questions.places}
      finding={first && total > 0 ? words.goesTo(countryName(first.key), shareOf(first)) : words.empty}
      why={second && total > 0 ? words.thenTo(countryName(second.key), shareOf(second)) : undefined}
    >
      {total > 0 && (
        <Stack gap={4}>
          <Text as="span" size="small" tone="muted">
            {words.flows}
          </Text>
          <GoodsFlow places={placesOf(insights)} from={words.fromHere} />
        </Stack>
      )}
    </Question>
  );
}

function placesOf({ destinations, sales, before }: InsightSales): Destination[] {
  const total = Number(sales.amount);
  const placeOf = (key: string, name: string, now: string, was: string): Destination => {
    const change = changeOf({ amount: now }, { amount: was });
    return {
      ...{ key, name, value: Number(now), before: Number(was), money: { ...sales, amount: now } },
      share: words.wholePercent(Number(now) / total),
      change: change === null ? '' : words.change(change),
      isNamed: key === destinations[0]?.key,
    };
  };
  return withOthers(
    destinations.map((row) => placeOf(row.key, countryName(row.key), row.sales.amount, row.before.amount)),
    { value: total, before: Number(before.sales.amount) },
    (left) => placeOf('', words.otherPlaces, left.value.toFixed(2), left.before.toFixed(2)),
  );
}
