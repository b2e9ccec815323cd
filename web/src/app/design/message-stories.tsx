import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type BadgeTone, StatusBadge } from '../../ui/facts/status-badge.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PulsingDots } from '../../ui/pulsing-dots.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const variants = ['neutral', 'info', 'caution', 'success', 'error'] as const;
const tones: readonly BadgeTone[] = ['move', 'wait', 'neutral', 'info', 'success', 'caution', 'error'];

export function MessageStories() {
  return (
    <Stack gap={6}>
      {variants.map((variant) => (
        <InlineNotification key={variant} variant={variant} title={`Title of ${variant}`} onClose={() => undefined}>
          What happened, and what to do now.
        </InlineNotification>
      ))}
      <InlineNotification variant="caution" action={<Button size="compact">Contact us</Button>}>
        Your account is paused until 4 December 2026.
      </InlineNotification>
      <LoadFailed onRetry={() => undefined}>There was an error loading the order, please try again.</LoadFailed>
      <Cluster>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>{`Status ${tone}`}</StatusBadge>
        ))}
      </Cluster>
      <PulsingDots />
      <EmptyState
        title="No current orders. New orders appear here as buyers place them."
        action={<Button>Clear all</Button>}
      />
      <Stack>
        <Skeleton shape="heading" />
        <Skeleton shape="line" count={3} />
      </Stack>
    </Stack>
  );
}
