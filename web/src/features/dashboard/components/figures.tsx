import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { SellerStats } from '@quayside/contract/sales';
import { StatCard } from '../../../ui/facts/stat-card.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { plateFigures } from '../plates.ts';

/** Four plates, each a link to its orders; zero is quiet. */
export function Figures(props: { stats: SellerStats | undefined; isFailed: boolean; onRetry: () => void }) {
  const { stats, isFailed, onRetry } = props;
  if (isFailed && !stats) {
    return <LoadFailed onRetry={onRetry}>{words.figuresFailed}</LoadFailed>;
  }
  return (
    <section aria-label={words.figures} aria-busy={stats === undefined}>
      <Grid columns={4}>
        {stats ? (
          plateFigures(stats).map((plate) => <StatCard key={plate.label} {...plate} isMove />)
        ) : (
          <Skeleton shape="plate" count={4} />
        )}
      </Grid>
    </section>
  );
}
