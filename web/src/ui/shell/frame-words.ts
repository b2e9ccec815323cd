import { consentMessages } from '@quayside/contract/messages/consent';
import { marketingMessages } from '@quayside/contract/messages/marketing';
import type { PublicFrameWords } from '@quayside/contract/messages/public-frame';
import { shellMessages } from '@quayside/contract/messages/shell';
import { createContext } from 'react';

/** Words around a page: English, but around public pages in another language, which the server alone knows. */
export const FrameWords = createContext<Omit<PublicFrameWords, 'languages'>>({
  language: 'en',
  ...shellMessages,
  menu: marketingMessages,
  consent: consentMessages,
});
