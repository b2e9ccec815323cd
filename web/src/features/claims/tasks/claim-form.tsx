import { claimFormMessages as forms } from '@quayside/contract/messages/claim-forms';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { wholeError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DisabledFieldset } from '../../../ui/form/disabled-fieldset.tsx';
import { ErrorSummary, type SummarizedError } from '../../../ui/form/error-summary.tsx';
import { focusInvalidInput } from '../../../ui/form/invalid-input.ts';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import type { useClaimForm } from './use-claim-form.ts';

interface ClaimFormProps {
  title: string;
  /** Where the page's own button leads. */
  id: string;
  submitLabel: string;
  form: Pick<ReturnType<typeof useClaimForm<never>>, 'work' | 'check' | 'send'>;
  /** What stands at the fields. A refusal that none of them is the reason of is told by itself. */
  errors: readonly SummarizedError[];
  /** Asked before what cannot be taken back is sent. */
  question?: { title: string; text: string };
  children: ReactNode;
}

/** What is done with a claim, on its page: errors first, then the fields, one button at the end. */
export function ClaimForm({ title, id, submitLabel, form, errors, question, children }: ClaimFormProps) {
  const { work, check, send } = form;
  const button = useRef<HTMLButtonElement>(null);
  const [isConfirming, setConfirming] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (focusInvalidInput(event.currentTarget)) return;
    // The fields are about to be switched off, and would lose the focus.
    button.current?.focus();
    if (!check()) return;
    if (question) setConfirming(true);
    else send();
  };
  const confirm = () => {
    setConfirming(false);
    send();
  };
  return (
    <>
      <Card title={title} id={id}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            {work.isStale && <Stale onReload={work.reload} />}
            <ErrorSummary errors={[...errors, ...wholeError(work.problem, words.updateFailed, errors)]} />
            <DisabledFieldset isHeld={work.isRunning}>{children}</DisabledFieldset>
            <Cluster>
              <Button ref={button} type="submit" look="primary" isLoading={work.isRunning}>
                {submitLabel}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Card>
      {question && (
        <ConfirmDialog
          title={question.title}
          isOpen={isConfirming}
          onClose={() => setConfirming(false)}
          onConfirm={confirm}
          confirmLabel={submitLabel}
          cancelLabel={forms.notYet}
        >
          <Text>{question.text}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

function Stale({ onReload }: { onReload: () => void }) {
  return (
    <InlineNotification variant="caution" action={<Button onPress={onReload}>{forms.reload}</Button>}>
      {forms.stale}
    </InlineNotification>
  );
}

/** What is missing, as errors: those whose text is null are fine. */
export const missingOf = (checks: Readonly<Record<string, string | null>>): SummarizedError[] =>
  Object.entries(checks).flatMap(([fieldId, message]) => (message === null ? [] : [{ fieldId, message }]));

/** What is told at one field. */
export const errorAt = (errors: readonly SummarizedError[], fieldId: string): string | undefined =>
  errors.find((error) => error.fieldId === fieldId)?.message;
