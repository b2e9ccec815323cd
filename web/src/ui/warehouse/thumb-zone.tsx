/** The lowest part of a phone's screen, where a thumb in a glove reaches: above the warehouse's menu, on every page. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function setPlace(next: HTMLElement | null): void {
  place = next;
  for (const listener of listeners) listener();
}
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where it is drawn; the menu holds it. */
export const ThumbZonePlace = () => <div ref={setPlace} className="md:hidden" />;

/** What a page has there. */
export function ThumbZone({ children }: { children: ReactNode }) {
  const zone = useSyncExternalStore(
    listen,
    () => place,
    () => null,
  );
  if (!zone) return null;
  return createPortal(
    <div className="thumb-zone flex flex-col gap-3 border-b border-line bg-canvas px-3 py-3">{children}</div>,
    zone,
  );
}

/** Its buttons, side by side. */
export const ThumbButtons = ({ children }: { children: ReactNode }) => <div className="flex gap-3">{children}</div>;
