import { pictureFileTypes } from '@quayside/contract/file-values';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import { longestLabelCode, mostPhotos } from '@quayside/contract/package-values';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useChosenFiles } from '../../../lib/use-chosen-files.ts';
import { Button } from '../../../ui/button.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Narrow, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { type SetAside, setPackageAside } from '../packages.api.ts';
import { usePackageChange } from '../use-package-change.ts';

/** A code whose package is to be kept; the same one scanned again is another. */
export interface Scanned {
  readonly code: string;
}

const nothing = { code: '', order: '', note: '' };

/** A package that nobody announced: kept under the order its papers name, with a photo. `scanned` goes into its first field. */
export function SetAsideForm({ scanned }: { scanned: Scanned | null }) {
  const photos = useChosenFiles({ types: pictureFileTypes, maximumFiles: mostPhotos });
  const [typed, setTyped] = useState(nothing);
  const change = usePackageChange(
    (input: SetAside, key) => setPackageAside(input, key),
    () => words.setAsideDone,
    () => {
      setTyped(nothing);
      for (const { id } of photos.chosen) photos.remove(id);
    },
  );
  const order = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!scanned) return;
    setTyped((before) => ({ ...before, code: scanned.code }));
    order.current?.focus();
  }, [scanned]);
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ ...typed, files: photos.files });
  };
  return (
    <Narrow>
      <form onSubmit={send}>
        <Stack>
          <Text>{words.setAsideText}</Text>
          <TextField label={words.labelCode} required maxLength={longestLabelCode} {...field('code')} />
          <TextField label={words.orderNumber} required maxLength={40} ref={order} {...field('order')} />
          <TextArea label={words.note} isOptional rows={2} maxLength={1_000} {...field('note')} />
          <FileDrop
            label={words.photos}
            hint={words.photoHint}
            types={pictureFileTypes}
            isMultiple
            files={photos.chosen}
            onAdd={photos.add}
            onRemove={photos.remove}
          />
          <div>
            <Button type="submit" look="primary" size="large" isLoading={change.isPending}>
              {words.setAsideSend}
            </Button>
          </div>
        </Stack>
      </form>
    </Narrow>
  );
}
