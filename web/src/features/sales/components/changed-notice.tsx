import { liveMessages as words } from '@quayside/contract/messages/live';
import { useState } from 'react';
import { useChanges } from '../../../lib/changes.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useUser } from '../../auth/auth.public.ts';

/**
 * Says when the order that is open changes without this user's doing: as a toast, which also shows above a drawer, and
 * lastingly on the page. What a timer, a job or an outside service did is put down to nobody. One's own changes, from this
 * or another tab, are nothing to be told of.
 */
export function ChangedNotice({ saleQid }: { saleQid: string }) {
  const me = useUser().qid;
  const [told, setTold] = useState<string | null>(null);
  useChanges((heard) => {
    const changers = heard.flatMap((one) =>
      one !== 'resync' && one.kind === 'sale.changed' && one.saleQid === saleQid && one.byQid !== me ? [one.byQid] : [],
    );
    if (changers.length === 0 || told === words.changedByOther) return;
    const text = changers.every((byQid) => byQid === null) ? words.changedByItself : words.changedByOther;
    if (text === told) return;
    setTold(text);
    toast(text, { variant: 'info' });
  });
  if (told === null) return null;
  return (
    <InlineNotification variant="info" onClose={() => setTold(null)}>
      {told}
    </InlineNotification>
  );
}
