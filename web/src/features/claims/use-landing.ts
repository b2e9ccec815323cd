import { type RefObject, useEffect, useState } from 'react';
import { catchLostFocus } from '../../lib/catch-lost-focus.ts';

/**
 * Where the focus goes when a form disappears with what was sent.
 *
 * @returns a function to call when the form is done
 */
export function useLanding(target: RefObject<HTMLElement | null>): () => void {
  const [landings, setLandings] = useState(0);
  useEffect(() => {
    if (landings === 0) return;
    return catchLostFocus(() => target.current);
  }, [landings, target]);
  return () => setLandings((count) => count + 1);
}
