/** A message that is being written: its text, the files that wait for it on the server, and its key. */

import { threadMessages as words } from '@quayside/contract/messages/threads';
import { longestMessage } from '@quayside/contract/thread-values';
import type { MessageFile } from '@quayside/contract/threads';
import { useRef } from 'react';
import { useDraft } from '../../lib/draft.ts';
import { isRecord } from '../../lib/problem-body.ts';

export interface Writing {
  message: string;
  files: readonly MessageFile[];
  /** The same for every try of the same content, so that what was sent already is not sent twice. */
  key: string;
}

export const newKey = (): string => crypto.randomUUID();
export const emptyWriting = (): Writing => ({ message: '', files: [], key: newKey() });

/** What comes out of the storage of drafts; null for anything unexpected. */
export function writingIn(kept: unknown): Writing | null {
  if (!isRecord(kept)) return null;
  const { message, files, key } = kept;
  if (typeof message !== 'string' || typeof key !== 'string' || !Array.isArray(files)) return null;
  return files.every(isFile) ? { message, files, key } : null;
}

function isFile(one: unknown): one is MessageFile {
  if (!isRecord(one)) return false;
  return typeof one.qid === 'string' && typeof one.name === 'string' && typeof one.bytes === 'number';
}

/** What is wrong with the text; undefined when it may be sent. */
export function problemOf(message: string): string | undefined {
  const text = message.trim();
  if (text === '') return words.messageMissing;
  return text.length > longestMessage ? words.messageTooLong : undefined;
}

/** As it is sent. */
export const bodyOf = ({ message, files }: Writing) => ({
  message: message.trim(),
  ...(files.length > 0 ? { files: files.map(({ qid }) => qid) } : {}),
});

/** A draft whose every change is another message to the server. `change` sees the newest state, however late it comes. */
export function useWriting<Form extends Writing>(
  name: string,
  initial: Form,
  read: (kept: unknown) => Form | null,
): { form: Form; change: (by: (before: Form) => Partial<Form>) => void; forget: () => void } {
  const [form, keep, forget] = useDraft(name, initial, read);
  const latest = useRef(form);
  const change = (by: (before: Form) => Partial<Form>) => {
    latest.current = { ...latest.current, ...by(latest.current), key: newKey() };
    keep(latest.current);
  };
  return { form, change, forget };
}
