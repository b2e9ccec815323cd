import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { wholeError } from '../../../lib/api-error.ts';
import type { VersionedMutation } from '../../../lib/use-versioned-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { FormDrawer, type FormOverlayProps } from '../../../ui/overlay/form-overlay.tsx';

type Passed = 'title' | 'submitLabel' | 'onSubmit' | 'onClose' | 'errors' | 'otherActions' | 'secondSubmit' | 'size';
type TaskFormProps = Pick<FormOverlayProps, Passed | 'children'> & { work: Omit<VersionedMutation<never>, 'run'> };

/** A task beside its page: what others changed meanwhile is told first. What was typed is never lost. */
export function TaskForm({ work, errors = [], ...form }: TaskFormProps) {
  return (
    <FormDrawer
      size="medium"
      {...form}
      isKept
      isSending={work.isRunning}
      errors={[...errors, ...wholeError(work.problem, saleMessages.updating_failed, errors)]}
      notice={
        work.isStale && (
          <InlineNotification variant="caution" action={<Button onPress={work.reload}>{words.reload}</Button>}>
            {words.stale}
          </InlineNotification>
        )
      }
    />
  );
}
