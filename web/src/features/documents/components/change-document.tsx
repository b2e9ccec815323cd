import { documentFileTypes } from '@quayside/contract/file-values';
import { documentTexts as words } from '@quayside/contract/messages/documents';
import { orderMessages } from '@quayside/contract/messages/orders';
import { uiMessages } from '@quayside/contract/messages/ui';
import { type FormEvent, useId } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { asSending } from '../../../lib/use-chosen-files.ts';
import { Button } from '../../../ui/button.tsx';
import { DisabledFieldset } from '../../../ui/form/disabled-fieldset.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { type ChangeDocumentProps, useDocumentChange } from '../use-document-change.ts';
import { TypeField } from './type-field.tsx';

/** Name, kind and content of one document, in the place where it stands. */
export function ChangeDocument(props: ChangeDocumentProps) {
  const id = useId();
  const { name, setName, type, setType, files, progress, work, save } = useDocumentChange(props);
  const { problem, isStale, isRunning, reload } = work;
  const told = errorsOf(isStale ? null : problem, name, files.files.length > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') save();
  };
  return (
    <form aria-label={words.changing(props.document.metadata.name)} noValidate onSubmit={submit}>
      <Stack>
        {isStale && (
          <InlineNotification variant="caution" action={<Button onPress={reload}>{orderMessages.reload}</Button>}>
            {messageOf(problem, orderMessages.stale)}
          </InlineNotification>
        )}
        {told.whole && <InlineNotification variant="error">{told.whole}</InlineNotification>}
        <DisabledFieldset isHeld={isRunning}>
          <TextField
            id={id}
            label={words.name}
            value={name}
            autoFocus
            error={told.name}
            onChange={({ target }) => setName(target.value)}
          />
          <TypeField value={type} onChange={setType} />
          <FileDrop
            label={words.replace}
            hint={words.replaceHint}
            types={documentFileTypes}
            error={told.file}
            files={isRunning ? asSending(files.chosen, progress) : files.chosen}
            onAdd={files.add}
            onRemove={files.remove}
          />
        </DisabledFieldset>
        <Cluster>
          <Button type="submit" look="primary" isLoading={isRunning}>
            {words.save}
          </Button>
          <Button look="quiet" onPress={props.onClose}>
            {uiMessages.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

interface Told {
  name?: string;
  file?: string;
  whole?: string;
}

/** Where the refusal is told: at the name, at the file, or above both. */
function errorsOf(problem: Error | null, name: string, hasFile: boolean): Told {
  if (name.trim() === '') return { name: words.enterName };
  if (problem === null) return {};
  const message = messageOf(problem, words.updateFailed);
  if (!(problem instanceof ApiError)) return { whole: message };
  if (problem.code === 'file_name_not_allowed')
    return problem.details.fileName === name ? { name: message } : { file: message };
  return problem.code.startsWith('file_') && hasFile ? { file: message } : { whole: message };
}
