import { threadMessages as words } from '@quayside/contract/messages/threads';
import type { MessageFile, Thread } from '@quayside/contract/threads';
import { AttachmentList } from '../../../ui/facts/attachment-list.tsx';
import { MessageList } from '../../../ui/facts/message-list.tsx';
import type { Side } from '../arrivals.ts';
import { authorOf } from '../author-label.ts';
import { useSaveFile, useSide } from '../threads.queries.ts';

/** What both sides wrote in one conversation; what is in `fresh` is marked as new. */
export function Messages({ saleQid, thread, fresh }: { saleQid: string; thread: Thread; fresh: ReadonlySet<string> }) {
  const mine = useSide();
  const messages = thread.messages.map((message) => ({
    id: message.qid,
    author: authorOf(message),
    at: message.createdAt,
    text: message.body,
    isMine: message.author === mine,
    mark: fresh.has(message.qid) ? words.isNew : null,
    note: noteOf(message, mine),
    files: <Files saleQid={saleQid} files={message.files} />,
  }));
  return <MessageList messages={messages} />;
}

function Files({ saleQid, files }: { saleQid: string; files: readonly MessageFile[] }) {
  const { mutate } = useSaveFile(saleQid);
  const save = (id: string) => {
    const file = files.find(({ qid }) => qid === id);
    if (file) mutate(file);
  };
  const shown = files.map(({ qid, name, bytes }) => ({ id: qid, name, bytes }));
  return <AttachmentList label={words.attached} files={shown} onSave={save} />;
}

/** Whether the other side has read what this side wrote. */
function noteOf({ author, isRead }: Thread['messages'][number], mine: Side): string | null {
  if (author !== mine || !isRead) return null;
  return mine === 'SELLER' ? words.readByQuayside : words.readBySeller;
}
