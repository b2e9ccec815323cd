import { drawings } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { FieldError } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { addPicture } from '../content-editor.api.ts';

interface ImageProps {
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

interface Asset {
  filename: string;
  alt: string;
}

function assetOf(value: unknown): Asset {
  const { filename, alt }: { filename?: unknown; alt?: unknown } =
    typeof value === 'object' && value !== null ? { ...value } : {};
  return { filename: typeof filename === 'string' ? filename : '', alt: typeof alt === 'string' ? alt : '' };
}

/** A drawing of ours, or a picture that is uploaded; both with words for who cannot see it. */
export function ImageField({ label, value, error, onChange }: ImageProps) {
  const id = useId();
  const asset = assetOf(value);
  const isOwn = asset.filename !== '' && !asset.filename.startsWith('drawing:');
  const set = (patch: Partial<Asset>) => onChange({ fieldtype: 'asset', ...asset, ...patch });
  const upload = useMutation({
    mutationFn: (file: File) => addPicture(file, crypto.randomUUID()),
    onSuccess: ({ path, alt }) => set({ filename: `/img/${path}`, alt: asset.alt || alt }),
  });
  const problem = upload.isError ? messageOf(upload.error, words.failedOne) : error;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border border-line p-3">
      <legend className="px-1 font-semibold">{label}</legend>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {isOwn && <img src={`${asset.filename}?w=256`} alt="" className="h-auto max-w-[256px] border border-line" />}
      <Select
        label={words.drawing}
        value={isOwn ? 'own' : asset.filename}
        options={[
          { value: '', label: words.none },
          ...(isOwn ? [{ value: 'own', label: words.ownPicture }] : []),
          ...drawings.map((name) => ({ value: `drawing:${name}`, label: name })),
        ]}
        onChange={({ target }) => target.value !== 'own' && set({ filename: target.value })}
      />
      <Stack gap={1}>
        <label htmlFor={`${id}-file`} className="font-semibold">
          {upload.isPending ? words.uploading : words.upload}
        </label>
        <input
          id={`${id}-file`}
          type="file"
          accept="image/png,image/jpeg"
          disabled={upload.isPending}
          className="max-w-full pointer-coarse:min-h-11"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) upload.mutate(file);
            target.value = '';
          }}
        />
      </Stack>
      <TextField
        label={words.alt}
        hint={words.altHint}
        isOptional
        value={asset.alt}
        maxLength={200}
        onChange={({ target }) => set({ alt: target.value })}
      />
    </fieldset>
  );
}
