import { useEffect, useRef } from 'react';
import { saveDraftQuantities } from './sales.api.ts';

const restMs = 800;

/**
 * Saves drafted quantities on the server once the typing rests, so that a colleague or another device goes on from
 * them. A draft that cannot be saved is still kept in this tab, so a failure is not told.
 */
export function useServerDraft(saleQid: string): (lineQid: string, quantity: number) => void {
  const waiting = useRef(new Map<string, number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useRef(() => {});
  send.current = () => {
    const lines = [...waiting.current].map(([qid, draftQuantity]) => ({ qid, draftQuantity }));
    waiting.current.clear();
    if (lines.length > 0) saveDraftQuantities(saleQid, lines).catch(() => {});
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (lineQid, quantity) => {
    waiting.current.set(lineQid, quantity);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send.current(), restMs);
  };
}
