import { useEffect, useState } from 'react';

/**
 * What had the focus when this came has it again once this is gone, where nothing else took it: the page beneath is often made
 * anew at that very moment, and who works by keyboard would begin at its top.
 */
export function useFocusBack(): void {
  const [from] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(
    () => () => {
      let frames = 3;
      const look = () => {
        frames -= 1;
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && frames === 0 && from instanceof HTMLElement && from.isConnected) from.focus();
        if (frames > 0) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    [from],
  );
}
