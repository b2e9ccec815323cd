import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { SellerStats } from '@quayside/contract/sales';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { PlateCard } from '../../../ui/plate-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { plateFigures } from '../plates.ts';

/** Four plates, each a link to its orders; zero is quiet. */
export function Figures(props: { stats: SellerStats | undefined; isFailed: boolean; onRetry: () => void }) {
  const { stats, isFailed, onRetry } = props;
  if (isFailed && !stats) {
    return (
      <InlineNotification variant="error" action={<Button onPress={onRetry}>{uiMessages.tryAgain}</Button>}>
        {words.figuresFailed}
      </InlineNotification>
    );
  }
  return (
    <section aria-label={words.figures} aria-busy={stats === undefined}>
      <Grid columns={4}>
        {stats ? (
          plateFigures(stats).map((plate) => <PlateCard key={plate.label} {...plate} isMove />)
        ) : (
          <Skeleton shape="plate" count={4} />
        )}
      </Grid>
    </section>
  );
}
