import { savedViewMessages as words } from '@quayside/contract/messages/saved-views';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { SavedView } from '@quayside/contract/saved-views';
import { type FormEvent, useState } from 'react';
import { fieldMessages, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import type { NewView, ViewScreen } from '../saved-views.api.ts';
import { useNaming } from '../saved-views.queries.ts';

/** Names a new view, or renames one. What is wrong with the name is told at its field; what was typed stays. */
export function NameForm(props: {
  screen: ViewScreen;
  view: NewView | SavedView;
  submitLabel: string;
  onDone?: () => void;
}) {
  const { screen, view, submitLabel, onDone } = props;
  const [name, setName] = useState(view.name);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useNaming(screen, () => {
    setName('');
    onDone?.();
  });
  const refused = error ? (fieldMessages(error).name ?? messageOf(error, words.savingFailed)) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = name.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty && !isPending) mutate({ ...view, name: name.trim() });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={2}>
        <TextField
          label={words.name}
          maxLength={40}
          autoComplete="off"
          autoFocus={onDone !== undefined}
          value={name}
          error={isMissing ? words.nameMissing : refused}
          onChange={({ target }) => setName(target.value)}
        />
        <Cluster gap={2}>
          <Button type="submit" size="compact" isLoading={isPending}>
            {submitLabel}
          </Button>
          {onDone && (
            <Button size="compact" look="quiet" onPress={onDone}>
              {uiMessages.cancel}
            </Button>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}
