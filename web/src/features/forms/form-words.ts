import { questionnaireMessages } from '@quayside/contract/messages/questionnaire';
import type { QuestionnaireWords } from '@quayside/contract/messages/questionnaire-languages';
import { createContext } from 'react';

interface FormWords {
  words: QuestionnaireWords;
  language: string;
}

/** Words of the questionnaire in the language of the page it was opened from, which the server alone knows. */
export const FormWordsContext = createContext<FormWords>({ words: questionnaireMessages, language: 'en' });
