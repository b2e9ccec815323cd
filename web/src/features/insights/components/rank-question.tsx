import type { Insights } from '@quayside/contract/insights';
import { insightMessages as words } from '@quayside/contract/messages/insights';
import { paths } from '../../../app/paths.ts';
import { ShareRows } from '../../../ui/chart/share-rows.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Question } from './question.tsx';

/** Which offers lose on price? The one yellow button of the page: here the seller can win at once. */
export function RankQuestion({ insights: { offersLosing, winRate } }: { insights: Insights }) {
  return (
    <Question
      question={words.questions.rank}
      finding={winRate === null ? words.noOffers : offersLosing === 0 ? words.noLosing : words.losing(offersLosing)}
      why={offersLosing > 0 ? words.losingWhy : undefined}
      action={
        offersLosing > 0 && (
          <LinkButton look="move" icon="arrow-right" to={paths.rankedInventory}>
            {words.showLosing}
          </LinkButton>
        )
      }
    >
      {winRate !== null && (
        <ShareRows
          rows={[
            { name: words.figures.winRate, share: winRate, text: words.percent(winRate), note: words.hints.winRate },
          ]}
        />
      )}
    </Question>
  );
}
