import { notificationMessages as words } from '@quayside/contract/messages/notifications';
import { lazy } from 'react';
import { HeaderPopover } from '../../../ui/shell/header-popover.tsx';
import { useUnread } from '../notifications.queries.ts';

/** Loaded when the bell is pressed. */
const BellPanel = lazy(() => import('./bell-panel.tsx'));

/** How many notifications are unread, and the newest of them behind it. */
export function Bell() {
  const unread = useUnread();
  return (
    <HeaderPopover icon="bell" label={words.bell(unread)} mark={unread === 0 ? null : words.count(unread)}>
      {(close) => <BellPanel onLeave={close} />}
    </HeaderPopover>
  );
}
