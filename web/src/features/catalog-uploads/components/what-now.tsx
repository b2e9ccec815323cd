import { stockListMessages } from '@quayside/contract/messages/stock-lists';
import { goodRowCodes, rowCodes } from '@quayside/contract/stock-list-values';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { paths } from '../../../app/paths.ts';
import { type Stat, StatStrip } from '../../../ui/facts/stat-strip.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useOffersInfo } from '../../offers/offers.public.ts';
import { rowsIn } from '../task-says.ts';

const words = stockListMessages.next;

/** The last step: what wins, what doesn't, what to do. */
export function WhatNow({ task }: { task: StockListTask }) {
  const { data } = useOffersInfo();
  const { bad } = rowsIn(task);
  const stats: Stat[] = [
    ...(data
      ? [
          { label: words.wins, figure: data.winning, to: `${paths.inventory}?rank=WINNING`, note: words.toWinners },
          { label: words.loses, figure: data.losing, to: paths.rankedInventory, note: words.toLosers },
        ]
      : []),
    ...(bad > 0 ? [{ label: words.leftOut, figure: bad, to: pathOfBad(task), note: words.toRows }] : []),
  ];
  if (stats.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={2} look="h3">
        {words.title}
      </Heading>
      <StatStrip stats={stats} />
    </Stack>
  );
}

/** The rows of the most frequent reason. */
function pathOfBad({ qid, counts }: StockListTask): string {
  const isGood = (code: string) => goodRowCodes.some((one) => one === code);
  const [code] = rowCodes.filter((one) => !isGood(one)).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return `?${new URLSearchParams({ task: qid, ...(code ? { code } : {}) })}`;
}
