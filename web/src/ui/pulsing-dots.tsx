import { uiMessages } from '@quayside/contract/messages/ui';
import { cx } from './cx.ts';

/** Four pulsing dots (LAY-07). Full screen only while the session is not known; appears after 200 ms, by CSS alone. */
export function PulsingDots({ isFullScreen = false }: { isFullScreen?: boolean }) {
  return (
    <div
      role="status"
      className={cx(
        'dots-appear flex items-center justify-center gap-2',
        isFullScreen ? 'fixed inset-0 z-60 bg-canvas' : 'py-8',
      )}
    >
      <span className="size-2.5 animate-dot rounded-full bg-ink" />
      <span className="size-2.5 animate-dot rounded-full bg-ink [animation-delay:150ms]" />
      <span className="size-2.5 animate-dot rounded-full bg-ink [animation-delay:300ms]" />
      <span className="size-2.5 animate-dot rounded-full bg-ink [animation-delay:450ms]" />
      <span className="sr-only motion-reduce:not-sr-only">{uiMessages.loading}</span>
    </div>
  );
}
