import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { SellerStats } from '@quayside/contract/sales';
import { StatCard } from '../../../ui/facts/stat-card.tsx';
import { Plates } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useMoves } from '../../sales/sales.public.ts';
import { plateFigures } from '../plates.ts';

const noStats: SellerStats = {
  byNextAction: {},
  expiringWithin24Hours: 0,
  tabs: { CURRENT: 0, PAST: 0 },
  needsYou: 0,
};

/** A plate for each stage this person works on, a link to its orders; zero is quiet. */
export function Figures(props: { stats: SellerStats | undefined; isFailed: boolean; onRetry: () => void }) {
  const { stats, isFailed, onRetry } = props;
  const moves = useMoves();
  if (moves.length === 0) return null;
  if (isFailed && !stats) {
    return <LoadFailed onRetry={onRetry}>{words.figuresFailed}</LoadFailed>;
  }
  const plates = plateFigures(stats ?? noStats, moves);
  return (
    <section aria-label={words.figures} aria-busy={stats === undefined}>
      <Plates count={plates.length}>
        {stats ? (
          plates.map((plate) => <StatCard key={plate.label} {...plate} isMove />)
        ) : (
          <Skeleton shape="plate" count={plates.length} />
        )}
      </Plates>
    </section>
  );
}
