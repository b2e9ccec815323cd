import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { buttonClasses } from '../button.tsx';
import { Icon } from '../icon.tsx';

/** Loaded on the first press: dialogs and positioning stay out of the page. */
const PopoverPanel = lazy(() => import('./popover-panel.tsx'));

/**
 * A button that opens a small panel beside it, such as the choices of a filter. Escape closes and gives the focus back;
 * `children` may be a function, which gets what closes the panel.
 */
export function Popover({
  label,
  children,
  isMarked = false,
}: {
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  isMarked?: boolean;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const isOpen = state === 'open';
  const close = () => setState('closed');
  return (
    <>
      <AriaButton
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setState('open')}
        className={buttonClasses('secondary', 'compact', false)}
      >
        {label}
        {isMarked && <Icon name="check" size={16} />}
        <Icon name="chevron-down" size={16} />
      </AriaButton>
      {state !== 'untouched' && (
        <Suspense fallback={null}>
          <PopoverPanel label={label} triggerRef={ref} isOpen={isOpen} onClose={close}>
            <Suspense fallback={null}>{typeof children === 'function' ? children(close) : children}</Suspense>
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
