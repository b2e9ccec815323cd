import { shellMessages } from '@quayside/contract/messages/shell';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserType } from '../features/auth/user-type.ts';
import { areShortcutsOn, isTyping } from '../lib/shortcuts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { KeyList } from '../ui/key-list.tsx';
import { Text } from '../ui/text.tsx';
import { paths } from './paths.ts';

const words = shellMessages.keys;
const goTo: Readonly<Record<string, string | undefined>> = { d: paths.dashboard, o: paths.orders };
const helpEvent = 'quayside:keyboard-help';
/** How long after g the second key may come. */
const pairTime = 1_000;

export const openKeyboardHelp = (): boolean => window.dispatchEvent(new Event(helpEvent));

const keys = [
  { keys: ['?'], does: words.help },
  { keys: ['/'], does: words.search },
  { keys: ['g', 'd'], does: words.dashboard },
  { keys: ['g', 'o'], does: words.orders },
  { keys: ['j'], does: words.nextRow },
  { keys: ['k'], does: words.previousRow },
  { keys: ['Enter'], does: words.openRow },
  { keys: ['e'], does: words.nextAction },
];

/** Single keys of the seller portal and their help. Off in fields, off on warehouse screens, off by the user's switch. */
export function KeyboardShortcuts({ type }: { type: UserType }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    let pairUntil = 0;
    const onKey = (event: KeyboardEvent) => {
      if (type === 'WAREHOUSE' || !areShortcutsOn() || isTyping(event)) return;
      const isPair = event.timeStamp < pairUntil;
      pairUntil = event.key === 'g' ? event.timeStamp + pairTime : 0;
      const target = isPair ? goTo[event.key] : undefined;
      if (target) void navigate(target);
      else if (event.key === '?') setOpen(true);
      else if (event.key === '/') focusSearch(event);
    };
    const onHelp = () => setOpen(true);
    document.addEventListener('keydown', onKey);
    window.addEventListener(helpEvent, onHelp);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener(helpEvent, onHelp);
    };
  }, [navigate, type]);
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={() => setOpen(false)}>
      {isOpen && !areShortcutsOn() && <Text tone="caution">{words.off}</Text>}
      <KeyList items={keys} />
    </Dialog>
  );
}

function focusSearch(event: KeyboardEvent): void {
  const field =
    document.querySelector<HTMLElement>('#content input[type=search]') ??
    document.querySelector<HTMLElement>('#content input');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
