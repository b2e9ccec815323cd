import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMarkRead } from '../notifications.queries.ts';

/** Everything at once, wherever it is shown. The button goes with the last unread one: `landing` takes its focus. */
export function MarkAllRead({ landing }: { landing: RefObject<HTMLElement | null> }) {
  const { mutate, isPending } = useMarkRead();
  return (
    <Button
      size="compact"
      isLoading={isPending}
      onPress={() => {
        mutate(undefined);
        landing.current?.focus();
      }}
    >
      {words.markAllRead}
    </Button>
  );
}
