import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon, type IconName } from '../icon.tsx';

/** Loaded on the first press. */
const PopoverPanel = lazy(() => import('../overlay/popover-panel.tsx'));

/** An icon of the header with a mark, such as a count, and a panel below it. `children` get what closes the panel. */
export function HeaderPopover(props: {
  icon: IconName;
  label: string;
  mark: string | null;
  children: (close: () => void) => ReactNode;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const isOpen = state === 'open';
  const close = () => setState('closed');
  return (
    <>
      <AriaButton
        ref={ref}
        aria-label={props.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setState('open')}
        className="relative inline-flex size-10 flex-none cursor-pointer items-center justify-center rounded-control text-on-header hover:bg-on-header/10 focus-visible:outline-signal pointer-coarse:size-11"
      >
        <Icon name={props.icon} />
        {props.mark !== null && (
          <span
            aria-hidden="true"
            className="type-num type-small absolute top-0 right-0 min-w-5 rounded-badge bg-on-header px-1 text-center font-bold text-header"
          >
            {props.mark}
          </span>
        )}
      </AriaButton>
      {state !== 'untouched' && (
        <Suspense fallback={null}>
          <PopoverPanel label={props.label} triggerRef={ref} isOpen={isOpen} onClose={close}>
            <Suspense fallback={null}>{props.children(close)}</Suspense>
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
