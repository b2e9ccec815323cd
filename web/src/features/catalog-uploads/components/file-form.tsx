import { listFileTypes } from '@quayside/contract/file-values';
import { stockListMessages as words } from '@quayside/contract/messages/stock-lists';
import type { StockListTask } from '@quayside/contract/stock-lists';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { asSending, useChosenFiles } from '../../../lib/use-chosen-files.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorSummary, type SummarizedError } from '../../../ui/form/error-summary.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Split, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

const maximumBytes = 20 * 1_048_576;

interface FileFormProps {
  intro: string;
  sendLabel: string;
  send: (file: File, key: string) => Promise<StockListTask>;
  onSent: (task: StockListTask) => void;
  /** The field that a refusal is about, by its code. */
  fieldIdOf?: (code: string) => string | undefined;
  children?: ReactNode;
}

/** One file and what belongs to it. What was chosen stays when sending fails. */
export function FileForm({ intro, sendLabel, send, onSent, fieldIdOf, children }: FileFormProps) {
  const files = useChosenFiles({ types: listFileTypes, maximumBytes, maximumFiles: 1 });
  const once = useIdempotencyKey();
  const [isChecked, setChecked] = useState(false);
  const [file] = files.files;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: File) => once({ name: chosen.name, size: chosen.size }, (_, key) => send(chosen, key)),
    onSuccess: onSent,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (file) mutate(file);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text tone="muted">{intro}</Text>
        <ErrorSummary errors={error ? [refusalOf(error, fieldIdOf)] : []} />
        <Split
          aside={
            <Card>
              <Stack>
                {children}
                <Button type="submit" look="move" isWide isLoading={isPending}>
                  {sendLabel}
                </Button>
              </Stack>
            </Card>
          }
        >
          <Card>
            <FileDrop
              isLarge
              label={words.file}
              types={listFileTypes}
              maximumBytes={maximumBytes}
              error={isChecked && !file ? words.form.file : undefined}
              files={isPending ? asSending(files.chosen, 0) : files.chosen}
              onAdd={files.add}
              onRemove={files.remove}
            />
          </Card>
        </Split>
      </Stack>
    </form>
  );
}

function refusalOf(error: Error, fieldIdOf: FileFormProps['fieldIdOf']): SummarizedError {
  const fieldId = error instanceof ApiError ? fieldIdOf?.(error.code) : undefined;
  const message = messageOf(error, words.saveFailed);
  return fieldId === undefined ? { message } : { fieldId, message };
}
