import { useEffect, useRef } from 'react';

/** As long as a slow page may take to be whole; in milliseconds. */
const settling = 10_000;

/**
 * Gives the focus to the heading of a page that was opened without loading the document anew, where the link that led there
 * is gone: whoever uses the keyboard goes on from there, and a screen reader says which page it is. A heading that was shown
 * while the page loaded hands it on to the one that takes its place.
 */
export function useKeptFocus(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return keepFocus();
  }, [pathname]);
}

/** Until the page has settled, or somebody points at something: a press beside everything takes the focus away knowingly. */
function keepFocus(): () => void {
  let frame = requestAnimationFrame(focusHeading);
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(focusHeading);
  });
  const stop = (): void => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, settling);
  addEventListener('pointerdown', stop, true);
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function focusHeading(): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return;
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
