import type { ReactNode } from 'react';
import { InlineNotification } from './inline-notification.tsx';

/** A message shown while the address names it (`/#id`): it needs no script, and the document stays the same for everybody. */
export function TargetNotice({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="hidden target:block">
      <InlineNotification variant="info">{children}</InlineNotification>
    </div>
  );
}
