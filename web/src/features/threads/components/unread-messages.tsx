import { threadMessages as words } from '@quayside/contract/messages/threads';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { useThreads } from '../threads.queries.ts';

/** How many messages about the order wait to be read; nothing when none does. */
export function UnreadMessages({ saleQid }: { saleQid: string }) {
  const unread = useThreads(saleQid).data?.results.reduce((sum, thread) => sum + thread.unread, 0) ?? 0;
  return unread === 0 ? null : <StatusBadge tone="info">{words.unread(unread)}</StatusBadge>;
}
