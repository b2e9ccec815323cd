import { firstLanguage, isLanguage } from '@quayside/contract/content-language-values';
import { publicFrameWords } from '@quayside/contract/messages/public-frame';
import { Outlet, useMatches } from 'react-router';
import { FrameWords } from '../../ui/shell/frame-words.ts';
import { languageOf } from '../page-language.ts';
import { PublicFrame } from '../public-frame.tsx';

/** Marketing and legal pages: the same document for everybody, without the framework, in the language of the page. */
export default function PublicLayout() {
  const language = languageOf(useMatches());
  return (
    <FrameWords value={publicFrameWords[isLanguage(language) ? language : firstLanguage]}>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </FrameWords>
  );
}
