import { useCallback, useEffect, useRef, useState } from 'react';
import { afterError, type ChosenFile, chosenFile, type FileLimits, isOnItsWay } from './chosen-file.ts';

export interface UploadTicket {
  /** Aborted when the person cancels or leaves. */
  signal: AbortSignal;
  /** The same for every try of one file: send it as the Idempotency-Key. */
  key: string;
  onProgress: (share: number) => void;
}
/** Sends one file; rejects with the reason when it is not taken. */
export type SendFile = (file: File, ticket: UploadTicket) => Promise<void>;

export interface Uploads {
  files: readonly ChosenFile[];
  isSending: boolean;
  /** `send` stays with these files, also when they are tried again. */
  add: (files: readonly File[], send: SendFile) => void;
  retry: (id: string) => void;
  /** Ends its upload when it is under way. */
  remove: (id: string) => void;
}

/**
 * Files that are sent as soon as they are chosen, one after the other: a slow line is not shared, and the first one is
 * there soonest. A file that arrived leaves the list; one that failed stays until it is tried again or removed.
 */
export function useUploads(limits: FileLimits): Uploads {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const senders = useRef(new Map<string, SendFile>());
  const running = useRef<{ id: string; ends: AbortController } | null>(null);

  const change = useCallback((id: string, by: (one: ChosenFile) => ChosenFile) => {
    setFiles((before) => before.map((one) => (one.id === id ? by(one) : one)));
  }, []);
  const forget = useCallback((id: string) => {
    senders.current.delete(id);
    setFiles((before) => before.filter((one) => one.id !== id));
  }, []);

  useEffect(() => {
    const next = files.find(({ state }) => state === 'waiting');
    const send = next && senders.current.get(next.id);
    if (!next || !send || running.current) return;
    const { id, file } = next;
    const ends = new AbortController();
    running.current = { id, ends };
    const onProgress = (share: number) =>
      change(id, (one) => ({ ...one, state: share < 1 ? 'sending' : 'checking', progress: share }));
    onProgress(0);
    send(file, { signal: ends.signal, key: id, onProgress })
      .finally(() => {
        running.current = null;
      })
      .then(
        () => forget(id),
        (error) => change(id, (one) => afterError(one, error)),
      );
  }, [files, change, forget]);

  useEffect(() => () => running.current?.ends.abort(), []);

  return {
    files,
    isSending: files.some(isOnItsWay),
    add: (added, send) => {
      const more = added.map((file) => chosenFile(crypto.randomUUID(), file, limits, 'waiting'));
      for (const { id } of more) senders.current.set(id, send);
      setFiles((before) => [...before, ...more]);
    },
    retry: (id) => change(id, (one) => ({ ...one, state: 'waiting', progress: 0, error: null })),
    remove: (id) => {
      if (running.current?.id === id) running.current.ends.abort();
      forget(id);
    },
  };
}
