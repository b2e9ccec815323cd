/**
 * Short messages at the top right (LAY-06). This file alone knows the library beneath, whose part is still marked
 * unstable. Every toast has a lasting trace on the page, so nothing depends on three seconds.
 */
import { uiMessages } from '@quayside/contract/messages/ui';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastRegion as AriaToastRegion,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';

export type ToastVariant = 'success' | 'info' | 'caution' | 'error';

interface ToastContents {
  message: string;
  variant: ToastVariant;
  action?: { label: string; run: () => void };
}

export interface ToastOptions {
  variant?: ToastVariant;
  /** Milliseconds; 3000 unless told, `null` stays. Errors and toasts with an action always stay. */
  timeout?: number | null;
  action?: { label: string; run: () => void };
}

const defaultTimeout = 3_000;
const queue = new ToastQueue<ToastContents>({ maxVisibleToasts: 4 });

/** Shows a toast; gives the function that takes it away again. The clock stands still under pointer and focus. */
export function toast(
  message: string,
  { variant = 'success', timeout = defaultTimeout, action }: ToastOptions = {},
): () => void {
  const stays = timeout === null || variant === 'error' || action !== undefined;
  const key = queue.add({ message, variant, ...(action ? { action } : {}) }, stays ? {} : { timeout });
  return () => queue.close(key);
}

const looks: Readonly<Record<ToastVariant, { classes: string; icon: IconName }>> = {
  success: { classes: 'text-success', icon: 'circle-check' },
  info: { classes: 'text-info', icon: 'info' },
  caution: { classes: 'text-caution', icon: 'alert-triangle' },
  error: { classes: 'text-error', icon: 'alert-circle' },
};

/** Stands once in the shell. F6 reaches it. */
export function ToastRegion() {
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={uiMessages.notifications}
      className="toasts fixed top-19 right-4 left-4 z-70 flex flex-col gap-2 sm:left-auto sm:w-90 md:right-6 lg:right-8"
    >
      {({ toast: shown }) => <ToastCard shown={shown} />}
    </AriaToastRegion>
  );
}

function ToastCard({ shown }: { shown: QueuedToast<ToastContents> }) {
  const { message, variant, action } = shown.content;
  return (
    <Toast
      toast={shown}
      className="flex items-start gap-3 rounded-panel border border-line bg-raised py-1.5 pr-1.5 pl-3 text-ink shadow-popover"
    >
      <span className={cx('mt-1.5', looks[variant].classes)}>
        <Icon name={looks[variant].icon} />
      </span>
      <ToastContent className="flex min-w-0 flex-1 flex-col items-start gap-1 py-1.5">
        <Text slot="title" className="font-semibold">
          {message}
        </Text>
        {action && (
          <AriaButton
            className="type-control min-h-8 cursor-pointer rounded-control text-brand underline underline-offset-4"
            onPress={() => {
              action.run();
              queue.close(shown.key);
            }}
          >
            {action.label}
          </AriaButton>
        )}
      </ToastContent>
      <AriaButton
        slot="close"
        aria-label={uiMessages.dismiss}
        className="inline-flex size-8 flex-none cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="x" size={16} />
      </AriaButton>
    </Toast>
  );
}
