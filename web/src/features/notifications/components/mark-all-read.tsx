import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import { Button } from '../../../ui/button.tsx';
import { useMarkRead } from '../notifications.queries.ts';

/** Everything at once, wherever it is shown. */
export function MarkAllRead() {
  const { mutate, isPending } = useMarkRead();
  return (
    <Button size="compact" isLoading={isPending} onPress={() => mutate(undefined)}>
      {words.markAllRead}
    </Button>
  );
}
