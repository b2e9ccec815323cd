import { profileMessages as words } from '@quayside/contract/messages/profile';
import type { FormEvent, ReactNode } from 'react';
import { wholeError } from '../../../lib/api-error.ts';
import type { VersionedMutation } from '../../../lib/use-versioned-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { DisabledFieldset } from '../../../ui/form/disabled-fieldset.tsx';
import { ErrorSummary, type SummarizedError } from '../../../ui/form/error-summary.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Narrow, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** The form of a profile page: its errors, a notice when somebody else was faster, and the bar that saves or discards. */
export function ProfileForm(props: {
  work: Pick<VersionedMutation<never>, 'isRunning' | 'problem' | 'isStale' | 'reload'>;
  told: readonly SummarizedError[];
  mayWrite: boolean;
  isChanged: boolean;
  onSubmit: () => void;
  onDiscard: () => void;
  children: ReactNode;
}) {
  const { work, told, mayWrite, isChanged, onSubmit, onDiscard, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Narrow>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <ErrorSummary errors={[...told, ...wholeError(work.problem, words.saveFailed, told)]} />
          {work.isStale && work.problem && (
            <InlineNotification variant="caution" action={<Button onPress={work.reload}>{words.reload}</Button>}>
              {work.problem.message}
            </InlineNotification>
          )}
          <DisabledFieldset isHeld={!mayWrite}>{children}</DisabledFieldset>
          {mayWrite && (
            <Cluster>
              <Button type="submit" look="primary" isLoading={work.isRunning}>
                {words.save}
              </Button>
              {isChanged && (
                <>
                  <Button look="quiet" onPress={onDiscard}>
                    {words.discard}
                  </Button>
                  <Text as="span" tone="muted">
                    {words.unsaved}
                  </Text>
                </>
              )}
            </Cluster>
          )}
        </Stack>
      </form>
    </Narrow>
  );
}
