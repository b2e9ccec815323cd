import { useContext } from 'react';
import { FrameWords } from './frame-words.ts';

/** The first stop of the keyboard: past the menus, to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-4 focus:left-4 focus:z-70 focus:bg-signal focus:px-4 focus:py-3 focus:font-semibold focus:text-on-signal"
    >
      {useContext(FrameWords).skipToContent}
    </a>
  );
}
