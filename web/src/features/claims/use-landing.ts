import { type RefObject, useEffect, useState } from 'react';

/**
 * Where the focus goes when a form disappears with what was sent. A dialog keeps the focus until it has slid out and
 * then gives it back; only what is lost by then is caught.
 *
 * @returns a function to call when the form is done
 */
export function useLanding(target: RefObject<HTMLElement | null>): () => void {
  const [landings, setLandings] = useState(0);
  useEffect(() => {
    if (landings === 0) return;
    const timer = setInterval(() => {
      const { activeElement } = document;
      if (activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
      clearInterval(timer);
      if (!activeElement || activeElement === document.body) target.current?.focus();
    }, 100);
    return () => clearInterval(timer);
  }, [landings, target]);
  return () => setLandings((count) => count + 1);
}
