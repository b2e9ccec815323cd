import { claimFormMessages as forms } from '@quayside/contract/messages/claim-forms';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { wholeError } from '../../../lib/api-error.ts';
import type { GuardedWork } from '../../../lib/use-guarded-work.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary, type SummarizedError } from '../../../ui/error-summary.tsx';
import { HeldFields } from '../../../ui/held-fields.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';

interface ClaimFormProps {
  title: string;
  /** Where the page's own button leads. */
  id: string;
  submitLabel: string;
  onSubmit: () => void;
  work: Omit<GuardedWork<never>, 'run'>;
  /** What stands at the fields. A refusal that none of them is the reason of is told by itself. */
  errors: readonly SummarizedError[];
  children: ReactNode;
}

/** What is done with a claim, on its page: errors first, then the fields, one button at the end. */
export function ClaimForm({ title, id, submitLabel, onSubmit, work, errors, children }: ClaimFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The fields are about to be switched off, and would lose the focus.
    button.current?.focus();
    onSubmit();
  };
  return (
    <Card title={title} id={id}>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          {work.isStale && (
            <InlineNotification variant="caution" action={<Button onPress={work.reload}>{forms.reload}</Button>}>
              {forms.stale}
            </InlineNotification>
          )}
          <ErrorSummary errors={[...errors, ...wholeError(work.problem, words.updateFailed, errors)]} />
          <HeldFields isHeld={work.isRunning}>{children}</HeldFields>
          <Cluster>
            <Button ref={button} type="submit" look="primary" isLoading={work.isRunning}>
              {submitLabel}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}

/** What is missing, as errors: those whose text is null are fine. */
export const missingOf = (checks: Readonly<Record<string, string | null>>): SummarizedError[] =>
  Object.entries(checks).flatMap(([fieldId, message]) => (message === null ? [] : [{ fieldId, message }]));
