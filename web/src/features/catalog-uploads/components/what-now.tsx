import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import { goodRowCodes } from '@quayside/contract/stock-list-values';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useOffersInfo } from '../../offers/offers.public.ts';

/** The last step: what wins, what doesn't, what to do. */
export function WhatNow({ task: { qid, counts, rowsTotal } }: { task: StockListTask }) {
  const { data } = useOffersInfo();
  const good = goodRowCodes.filter((code) => code !== 'REMOVED').reduce((sum, code) => sum + (counts[code] ?? 0), 0);
  const leftOut = rowsTotal - good;
  const lines = [
    ...(data && data.winning > 0
      ? [
          {
            text: words.next.wins(data.winning),
            to: `${paths.inventory}?rank=WINNING`,
            label: words.next.toWinners,
          },
        ]
      : []),
    ...(data && data.losing > 0
      ? [{ text: words.next.loses(data.losing), to: paths.rankedInventory, label: words.next.toLosers }]
      : []),
    ...(leftOut > 0
      ? [{ text: words.next.leftOut(leftOut), to: `?${new URLSearchParams({ task: qid })}`, label: words.next.toRows }]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Card title={words.next.title}>
      <Stack as="ul" gap={3}>
        {lines.map(({ text, to, label }) => (
          <li key={to}>
            <Cluster justify="between">
              <Text>{text}</Text>
              <LinkButton size="compact" to={to}>
                {label}
              </LinkButton>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
