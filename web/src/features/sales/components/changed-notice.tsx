import { liveMessages as words } from '@quayside/contract/messages/live';
import { useState } from 'react';
import { useChanges } from '../../../lib/changes.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useUser } from '../../auth/auth.public.ts';

/**
 * Says when somebody else changed the order that is open: as a toast, which also shows above a drawer, and lastingly on
 * the page. One's own changes, from this or another tab, are nothing to be told of.
 */
export function ChangedNotice({ saleQid }: { saleQid: string }) {
  const me = useUser().qid;
  const [isShown, setShown] = useState(false);
  useChanges((heard) => {
    const isOthers = heard.some(
      (one) => one !== 'resync' && one.kind === 'sale.changed' && one.saleQid === saleQid && one.byQid !== me,
    );
    if (!isOthers || isShown) return;
    setShown(true);
    toast(words.changedByOther, { variant: 'info' });
  });
  if (!isShown) return null;
  return (
    <InlineNotification variant="info" onClose={() => setShown(false)}>
      {words.changedByOther}
    </InlineNotification>
  );
}
