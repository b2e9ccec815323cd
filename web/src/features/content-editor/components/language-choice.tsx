import { isLanguage, languageNames } from '@quayside/contract/content-language-values';
import { type ContentLanguage, contentLanguages } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { Select } from '../../../ui/form/select.tsx';

interface LanguageChoiceProps {
  language: ContentLanguage;
  onChoose: (language: ContentLanguage) => void;
}

/** In which language the words of the page are written and looked at. */
export function LanguageChoice({ language, onChoose }: LanguageChoiceProps) {
  return (
    <Select
      label={words.language}
      hint={words.languageHint}
      value={language}
      options={contentLanguages.map((one) => ({ value: one, label: languageNames[one] }))}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChoose(target.value);
      }}
    />
  );
}
