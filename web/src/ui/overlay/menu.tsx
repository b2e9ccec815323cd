import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { cx } from '../cx.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Loaded on the first press: lists, selection and positioning stay out of the shell. */
const MenuPanel = lazy(() => import('./menu-panel.tsx'));

/** A button that opens a list of commands. Arrow keys move, letters search, Escape closes and gives the focus back. */
export function Menu({
  label,
  trigger,
  entries,
  isOnHeader = false,
}: {
  label: string;
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  isOnHeader?: boolean;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  return (
    <>
      <AriaButton
        ref={ref}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={state === 'open'}
        onPress={() => setState('open')}
        className={cx(
          'type-control inline-flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-control px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
          isOnHeader
            ? 'text-on-header hover:bg-on-header/10 focus-visible:outline-signal'
            : 'border border-control bg-surface text-ink hover:bg-sunken',
        )}
      >
        {trigger}
      </AriaButton>
      {state !== 'untouched' && (
        <Suspense fallback={null}>
          <MenuPanel
            label={label}
            triggerRef={ref}
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            entries={entries}
          />
        </Suspense>
      )}
    </>
  );
}
