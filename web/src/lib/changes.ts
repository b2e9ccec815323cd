/** Changes that others made, for whoever shows something they concern. What brings them is `live.ts`. */
import type { LiveChange } from '@quayside/contract/live';
import { useEffect, useRef } from 'react';

/** A change, or `resync`: something may have been missed, so everything shown is to be asked for again. */
export type Heard = LiveChange | 'resync';

const listeners = new Set<(heard: readonly Heard[]) => void>();

export function onChanges(listener: (heard: readonly Heard[]) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellChanges(heard: readonly Heard[]): void {
  for (const listener of listeners) listener(heard);
}

/** Calls `hear` with what happens while the component is shown. */
export function useChanges(hear: (heard: readonly Heard[]) => void): void {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => onChanges((heard) => latest.current(heard)), []);
}
