/** The lowest part of a phone's screen, where a thumb in a glove reaches: above the warehouse's menu, on every page. */
import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The menu, which is loaded apart, holds the place and tells when it is there. */
const name = 'thumb-zone';

function listen(onChange: () => void): () => void {
  window.addEventListener(name, onChange);
  return () => window.removeEventListener(name, onChange);
}

/** What a page has there. */
export function ThumbZone({ children }: { children: ReactNode }) {
  const zone = useSyncExternalStore(
    listen,
    () => document.getElementById(name),
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

const tell = () => void window.dispatchEvent(new Event(name));

/** The place itself, at the end of a page that has no menu to hold it. */
export const ThumbPlace = () => <div id={name} ref={tell} className="sticky bottom-0 mt-auto md:hidden" />;
