import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { useState } from 'react';
import { TextArea } from '../../../ui/form/text-field.tsx';
import { docOf, isTypeable, sourceOf } from '../rich-text-source.ts';

interface RichTextProps {
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Text typed as lines; what cannot be typed so is edited as code, and nothing of it is lost. */
export function RichTextField({ label, value, error, onChange }: RichTextProps) {
  const [isText] = useState(() => isTypeable(value));
  const [source, setSource] = useState(() => (isText ? sourceOf(value) : JSON.stringify(value, null, 2)));
  const [isBroken, setBroken] = useState(false);
  const change = (text: string) => {
    setSource(text);
    if (isText) return onChange(docOf(text));
    try {
      onChange(JSON.parse(text));
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <TextArea
      label={label}
      hint={isText ? words.richTextHint : words.asCode}
      error={isBroken ? words.notJson : error}
      rows={16}
      value={source}
      onChange={({ target }) => change(target.value)}
    />
  );
}
