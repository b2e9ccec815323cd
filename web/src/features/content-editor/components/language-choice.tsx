import { isLanguage, languageNames, missingIn } from '@quayside/contract/content-language-values';
import { type ContentBlock, type ContentLanguage, contentLanguages } from '@quayside/contract/content-values';
import { contentEditorMessages as words } from '@quayside/contract/messages/content-editor';
import { Select } from '../../../ui/form/select.tsx';

interface LanguageChoiceProps {
  draft: ContentBlock;
  language: ContentLanguage;
  onChoose: (language: ContentLanguage) => void;
}

/** In which language the words of the page are written and looked at. */
export function LanguageChoice({ draft, language, onChoose }: LanguageChoiceProps) {
  return (
    <Select
      label={words.language}
      hint={words.languageHint}
      value={language}
      options={contentLanguages.map((one) => ({
        value: one,
        label: words.notTranslated(languageNames[one], missingIn(draft, one)),
      }))}
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChoose(target.value);
      }}
    />
  );
}
