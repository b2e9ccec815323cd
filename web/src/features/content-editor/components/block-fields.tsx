import type { ContentStory } from '@quayside/contract/content';
import { firstLanguage, isTranslatable, keyIn } from '@quayside/contract/content-language-values';
import type { BlockField, ContentBlock, ContentLanguage } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextArea, TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { labelOf, schemaOf } from '../edits.ts';
import { ImageField } from './image-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { StoriesField } from './stories-field.tsx';

interface FieldsProps {
  block: ContentBlock;
  problems: ContentStory['problems'];
  language: ContentLanguage;
  onChange: (field: string, value: unknown) => void;
}

/** The fields of one block, as its schema names them. Lists of blocks are edited in the tree. */
export function BlockFields({ block, problems, language, onChange }: FieldsProps) {
  const schema = schemaOf(block);
  const own = (schema?.fields ?? []).filter(({ kind }) => kind !== 'blocks');
  if (schema && own.length === 0) return null;
  const fields = language === firstLanguage ? own : own.filter(isTranslatable).map(inAnother(language));
  return (
    <Card title={labelOf(block)}>
      <Stack gap={4}>
        {!schema && <Text>{words.unknown}</Text>}
        {schema && fields.length === 0 && <Text tone="muted">{words.nothingToTranslate}</Text>}
        {fields.map((field) => {
          const problem = problems.find(({ uid, field: of }) => uid === block._uid && of === field.key);
          return (
            <FieldControl
              key={field.key}
              field={field}
              english={language === firstLanguage ? '' : englishOf(block, field, language)}
              value={block[field.key]}
              error={problem ? words.problems[problem.code] : undefined}
              onChange={(value) => onChange(field.key, value)}
            />
          );
        })}
      </Stack>
    </Card>
  );
}

/** The field as it is written in another language: nobody has to translate it. */
const inAnother =
  (language: ContentLanguage) =>
  (field: BlockField): BlockField => {
    const { isRequired: _isRequired, ...translated } = field;
    return { ...translated, key: keyIn(field.key, language) };
  };

/** What is to be translated. */
function englishOf(block: ContentBlock, { key }: BlockField, language: ContentLanguage): string {
  const value = block[key.slice(0, -keyIn('', language).length)];
  return typeof value === 'string' ? value : '';
}

interface ControlProps {
  field: BlockField;
  /** The text this one translates; empty: it is no translation. */
  english: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

function FieldControl(props: ControlProps) {
  const { field, value, error, onChange } = props;
  switch (field.kind) {
    case 'image':
      return <ImageField label={field.label} value={value} error={error} onChange={onChange} />;
    case 'richtext':
      return <RichTextField label={field.label} value={value} error={error} onChange={onChange} />;
    case 'stories':
      return <StoriesField label={field.label} value={value} most={field.most} error={error} onChange={onChange} />;
    case 'blocks':
      return null;
    default:
      return <PlainControl {...props} field={field} />;
  }
}

type PlainField = Extract<BlockField, { kind: 'line' | 'text' | 'choice' | 'date' | 'address' }>;

/** One value of text, however it is chosen or typed. */
function PlainControl({ field, english, value, error, onChange }: ControlProps & { field: PlainField }) {
  const text = typeof value === 'string' ? value : '';
  const shared = { label: field.label, isOptional: !field.isRequired, error };
  const typed = { ...shared, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  if (field.kind === 'choice')
    return (
      <Select
        {...typed}
        value={text}
        placeholder={words.none}
        options={field.choices.map((choice) => ({ value: choice, label: choice }))}
      />
    );
  if (field.kind === 'date') return <TextField {...typed} type="date" value={text.slice(0, 10)} />;
  if (field.kind === 'address')
    return (
      <TextField
        {...shared}
        hint={words.linkHint}
        value={addressIn(value)}
        maxLength={400}
        spellCheck={false}
        onChange={({ target }) => onChange({ linktype: 'url', url: target.value, cached_url: target.value })}
      />
    );
  const count = words.count(text.length, field.most);
  const counted = {
    ...typed,
    hint: english === '' ? count : `${words.inEnglish(english)} · ${count}`,
    value: text,
    maxLength: field.most,
  };
  return field.kind === 'line' ? <TextField {...counted} /> : <TextArea {...counted} rows={4} />;
}

/** What a link leads to, as it is typed. */
function addressIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const { url, cached_url: cached }: { url?: unknown; cached_url?: unknown } = { ...value };
  return typeof url === 'string' && url !== '' ? url : typeof cached === 'string' ? cached : '';
}
