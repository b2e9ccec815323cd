import type { InsightRank } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { paths } from '../../../app/paths.ts';
import { ShareRows } from '../../../ui/chart/share-rows.tsx';
import { roundedMoneyLabel } from '../../../ui/facts/rounded-money.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { LostSales } from './lost-sales.tsx';
import { Question } from './question.tsx';

/** Which offers lose on price? The one yellow button of the page: here the seller can win at once. */
export function RankQuestion({ insights: { lost, offersLosing, winRate } }: { insights: InsightRank }) {
  return (
    <Question
      question={words.questions.rank}
      finding={
        lost ? words.lost.finding(lost.offers, roundedMoneyLabel(lost.sales)) : findingNow(winRate, offersLosing)
      }
      why={whyOf(lost, offersLosing)}
      action={
        offersLosing > 0 && (
          <LinkButton look="move" icon="arrow-right" to={paths.rankedInventory}>
            {words.showLosing}
          </LinkButton>
        )
      }
    >
      <Stack gap={4}>
        {winRate !== null && (
          <ShareRows
            rows={[
              { name: words.figures.winRate, share: winRate, text: words.percent(winRate), note: words.hints.winRate },
            ]}
          />
        )}
        {lost && <LostSales lost={lost} />}
      </Stack>
    </Question>
  );
}

function findingNow(winRate: number | null, losing: number): string {
  if (winRate === null) return words.noOffers;
  return losing === 0 ? words.noLosing : words.losing(losing);
}

function whyOf(lost: InsightRank['lost'], losing: number): string | undefined {
  const now = losing > 0 ? words.losingWhy : undefined;
  if (!lost) return now;
  const was =
    lost.before && Number(lost.before.amount) > 0 ? words.lost.before(roundedMoneyLabel(lost.before)) : undefined;
  const matching = lost.products.filter(({ move }) => move === 'MATCH').length;
  const can = matching > 0 ? words.lost.canMatch(matching) : undefined;
  return [was, can, losing > 0 ? words.lost.now(losing) : undefined, now].filter(Boolean).join(' ');
}
