import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import type { Inbox } from '@quayside/contract/sale-inbox';
import type { SellerStats } from '@quayside/contract/sales';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { StatStrip, StatStripSkeleton } from '../../../ui/facts/stat-strip.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useMoves } from '../../sales/sales.public.ts';
import { plateFigures } from '../plates.ts';

const noStats: SellerStats = {
  byNextAction: {},
  expiringWithin24Hours: 0,
  tabs: { CURRENT: 0, PAST: 0 },
  needsYou: 0,
};

interface FigureProps {
  stats: SellerStats | undefined;
  atRisk: Inbox['atRisk'] | undefined;
  isFailed: boolean;
  onRetry: () => void;
}

/** What this person works on, stage by stage, each a link to its orders; what expires stands apart with what it is worth. */
export function Figures({ stats, atRisk, isFailed, onRetry }: FigureProps) {
  const moves = useMoves();
  if (moves.length === 0) return null;
  if (isFailed && !stats) return <LoadFailed onRetry={onRetry}>{words.figuresFailed}</LoadFailed>;
  const [expiring, ...stages] = plateFigures(stats ?? noStats, moves);
  const worth = atRisk?.amounts.map(moneyLabel) ?? [];
  return (
    <section aria-label={words.figures} aria-busy={stats === undefined}>
      {stats && expiring ? (
        <StatStrip
          stats={[{ ...expiring, isUrgent: true, note: new Intl.ListFormat('en-GB').format(worth) }, ...stages]}
        />
      ) : (
        <StatStripSkeleton count={stages.length + 1} />
      )}
    </section>
  );
}
