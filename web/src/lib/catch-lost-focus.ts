/**
 * Gives the focus to `target` when it gets lost as a dialog closes. The dialog keeps the focus until it has slid out and
 * then gives it back; only what is lost by then is caught.
 *
 * @returns a function that stops waiting for it
 */
export function catchLostFocus(target: () => HTMLElement | null): () => void {
  const timer = setInterval(() => {
    const { activeElement } = document;
    if (activeElement?.closest('[role=dialog], [role=alertdialog]')) return;
    clearInterval(timer);
    if (!activeElement || activeElement === document.body) target()?.focus();
  }, 100);
  return () => clearInterval(timer);
}
