import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useQuery } from '@tanstack/react-query';
import { FieldError } from '../../../ui/form/field.tsx';
import { getStories } from '../content-editor.api.ts';

interface StoriesProps {
  label: string;
  value: unknown;
  most: number;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Testimonials, by name; their order is the order in which they were chosen. */
export function StoriesField({ label, value, most, error, onChange }: StoriesProps) {
  const { data } = useQuery({ queryKey: ['content', 'list'], queryFn: ({ signal }) => getStories(signal) });
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const voices = (data?.results ?? []).filter(({ component }) => component === 'testimonial');
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 font-semibold">{label}</legend>
      <p className="type-small text-muted">{words.storiesHint}</p>
      {error && <FieldError id={`${label}-error`}>{error}</FieldError>}
      {voices.map(({ qid, name }) => {
        const isChosen = chosen.includes(qid);
        return (
          <label key={qid} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-brand"
              checked={isChosen}
              disabled={!isChosen && chosen.length >= most}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== qid) : [...chosen, qid])}
            />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}
