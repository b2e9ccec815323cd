import { documentFileTypes, pictureFileTypes } from '@quayside/contract/file-values';
import { fileMessages } from '@quayside/contract/messages/files';
import type { ChosenFile } from '../../lib/chosen-file.ts';
import { useChosenFiles } from '../../lib/use-chosen-files.ts';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { Grid } from '../../ui/layout.tsx';

const inState = (name: string, state: ChosenFile['state'], more: Partial<ChosenFile> = {}): ChosenFile => ({
  id: name,
  file: new File(['x'.repeat(240_000)], name),
  state,
  progress: 0,
  error: null,
  ...more,
});

const states = (): ChosenFile[] => [
  inState('Invoice 482133.pdf', 'sending', { progress: 0.42 }),
  inState('Packing list.xlsx', 'checking', { progress: 1 }),
  inState('Delivery note.pdf', 'waiting'),
  inState('A consignment note with a very long name that somebody scanned on a Friday afternoon.jpg', 'failed', {
    error: fileMessages.file_store_unavailable,
  }),
  inState('Stock.zip', 'refused', { error: fileMessages.chooseOneOf(documentFileTypes) }),
];

export function FileStories() {
  const { chosen, add, remove } = useChosenFiles({ types: pictureFileTypes, maximumBytes: 2 * 1_048_576 });
  const nothing = () => undefined;
  return (
    <Grid columns={2}>
      <FileDrop
        label="Add documents"
        types={documentFileTypes}
        isMultiple
        files={states()}
        onAdd={nothing}
        onRetry={nothing}
        onRemove={nothing}
      />
      <FileDrop
        label="Add photos"
        hint="Show the damage and the label."
        types={pictureFileTypes}
        maximumBytes={2 * 1_048_576}
        isMultiple
        error={chosen.length === 0 ? fileMessages.file_required : undefined}
        files={chosen}
        onAdd={add}
        onRemove={remove}
      />
    </Grid>
  );
}
