import { consentMessages } from '@quayside/contract/messages/consent';
import { marketingMessages } from '@quayside/contract/messages/marketing';
import type { PublicFrameWords } from '@quayside/contract/messages/public-frame';
import { shellMessages } from '@quayside/contract/messages/shell';
import { createContext } from 'react';

/** Words around a page: English, but around public pages in another language, which the server alone knows. */
type Around = Omit<PublicFrameWords, 'languages' | 'choice'> & Partial<Pick<PublicFrameWords, 'choice'>>;
export const FrameWords = createContext<Around>({
  language: 'en',
  ...shellMessages,
  menu: marketingMessages,
  consent: consentMessages,
});
