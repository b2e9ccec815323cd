import type { Sale } from '@quayside/contract/sales';
import { useEffect, useRef } from 'react';
import { saveDraftQuantities } from './sales.api.ts';

const restMs = 800;

interface Waiting {
  /** Of the order, when the quantities were typed. */
  version: number;
  quantities: Map<string, number>;
}

export interface ServerDraft {
  save: (lineQid: string, quantity: number) => void;
  /** For what is confirmed: nothing that still waits is sent. */
  forget: () => void;
}

/**
 * Saves drafted quantities on the server once the typing rests, or at once when the drawer or the page closes before, so
 * that a colleague or another device goes on from them. A draft that cannot be saved is still kept in this tab, so a
 * failure is not told. One that is still on its way when the quantities are confirmed comes too late: its version says so.
 */
export function useServerDraft({ qid: saleQid, version }: Sale): ServerDraft {
  const waiting = useRef<Waiting>({ version, quantities: new Map() });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useRef(() => {
    clearTimeout(timer.current);
    waiting.current.quantities.clear();
  });
  const send = useRef(() => {
    const { version, quantities } = waiting.current;
    const lines = [...quantities].map(([qid, draftQuantity]) => ({ qid, draftQuantity }));
    forget.current();
    if (lines.length > 0) saveDraftQuantities(saleQid, lines, version).catch(() => {});
  });
  useEffect(() => {
    const flush = send.current;
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const save = (lineQid: string, quantity: number) => {
    if (waiting.current.version !== version) waiting.current = { version, quantities: new Map() };
    waiting.current.quantities.set(lineQid, quantity);
    clearTimeout(timer.current);
    timer.current = setTimeout(send.current, restMs);
  };
  return { save, forget: forget.current };
}
