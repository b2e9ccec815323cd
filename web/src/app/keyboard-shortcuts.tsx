import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserType } from '../features/auth/user-type.ts';
import { askForSearch } from '../features/search/ask-for-search.ts';
import { areShortcutsOn, isTyping } from '../lib/shortcuts.ts';
import { paths } from './paths.ts';

const goTo: Readonly<Record<string, string | undefined>> = { d: paths.dashboard, o: paths.orders };
const helpEvent = 'quayside:keyboard-help';
/** How long after g the second key may come. */
const pairTime = 1_000;

export const openKeyboardHelp = (): boolean => window.dispatchEvent(new Event(helpEvent));

/** Loaded when it is asked for: dialogs stay out of the shell. */
const KeyboardHelp = lazy(() => import('./keyboard-help.tsx'));

/** Single keys of the seller portal and their help. Off in fields, off on warehouse screens, off by the user's switch. */
export function KeyboardShortcuts({ type }: { type: UserType }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  const navigate = useNavigate();
  useEffect(() => {
    let pairUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      // With a modifier it is no single key: it works in fields too, and whatever the switch says.
      if (isControlK(event) && type !== 'WAREHOUSE' && askForSearch()) return event.preventDefault();
      if (type === 'WAREHOUSE' || !areShortcutsOn() || isTyping(event)) return;
      const isPair = event.timeStamp < pairUntil;
      pairUntil = event.key === 'g' ? event.timeStamp + pairTime : 0;
      const target = isPair ? goTo[event.key] : undefined;
      if (target) void navigate(target);
      else if (event.key === '?') open();
      else if (event.key === '/') openSearch(event);
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener(helpEvent, open);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener(helpEvent, open);
    };
  }, [navigate, open, type]);
  return wasOpened ? (
    <Suspense fallback={null}>
      <KeyboardHelp isOpen={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}

const isControlK = (event: KeyboardEvent): boolean => event.key === 'k' && (event.ctrlKey || event.metaKey);

/** The search bar; where there is none, as for staff, the page's own first field. */
function openSearch(event: KeyboardEvent): void {
  const isOpened = askForSearch();
  const field = isOpened
    ? null
    : (document.querySelector<HTMLElement>('#content input[type=search]') ??
      document.querySelector<HTMLElement>('#content input'));
  if (isOpened || field) event.preventDefault();
  field?.focus();
}
