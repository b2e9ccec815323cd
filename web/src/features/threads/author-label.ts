import { threadMessages as words } from '@quayside/contract/messages/threads';
import type { Thread } from '@quayside/contract/threads';

/** Who wrote, and for us that it is one of us. */
export const authorOf = ({ author, authorName }: Thread['messages'][number]): string =>
  author === 'STAFF' ? `${authorName}, ${words.quayside}` : authorName;
