import { useEffect, useRef } from 'react';

/**
 * Gives the focus to the heading of a page that was opened without loading the document anew, where the link that led there
 * is gone: whoever uses the keyboard goes on from there, and a screen reader says which page it is.
 */
export function useKeptFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      const main = document.querySelector<HTMLElement>('main');
      const target = main?.querySelector<HTMLElement>('h1') ?? main;
      if (!target) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
