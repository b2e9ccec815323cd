import { shellMessages } from '@quayside/contract/messages/shell';
import { useSyncExternalStore } from 'react';
import { InlineNotification } from '../ui/inline-notification.tsx';

/** Says so while there is no network. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <InlineNotification variant="caution">{shellMessages.offline}</InlineNotification>;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
