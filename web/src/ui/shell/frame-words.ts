import type { PublicFrameWords } from '@quayside/contract/messages/public-frame';
import { shellMessages } from '@quayside/contract/messages/shell';
import { createContext } from 'react';

/** Words of what public pages and the portal share around a page: English, but on public pages in another language. */
export const FrameWords = createContext<Pick<PublicFrameWords, 'skipToContent' | 'home' | 'footer'>>(shellMessages);
