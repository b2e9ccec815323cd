import type { Sale } from '@quayside/contract/sales';
import { useEffect, useRef } from 'react';
import { saveDraftQuantities } from './sales.api.ts';

const restMs = 800;

/**
 * Saves drafted quantities on the server once the typing rests, so that a colleague or another device goes on from
 * them. A draft that cannot be saved is still kept in this tab, so a failure is not told. One that is still on its way when
 * the quantities are confirmed comes too late: its version says so.
 */
export function useServerDraft({ qid: saleQid, version }: Sale): (lineQid: string, quantity: number) => void {
  const waiting = useRef(new Map<string, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(() => {});
  send.current = () => {
    const lines = [...waiting.current].map(([qid, draftQuantity]) => ({ qid, draftQuantity }));
    waiting.current.clear();
    if (lines.length > 0) saveDraftQuantities(saleQid, lines, version).catch(() => {});
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (lineQid, quantity) => {
    waiting.current.set(lineQid, quantity);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send.current(), restMs);
  };
}
