import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { InlineNotification } from './inline-notification.tsx';

/** Stands in the place of what could not be loaded, and offers another try. Lists have theirs in `DataTable`. */
export function LoadFailed({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <InlineNotification variant="error" action={<Button onPress={() => onRetry()}>{uiMessages.tryAgain}</Button>}>
      {children}
    </InlineNotification>
  );
}
