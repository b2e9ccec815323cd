/** Loaded when a phone opens the search. */
import { searchMessages as words } from '@quayside/contract/messages/search';
import { useState } from 'react';
import FullSheet from '../../ui/overlay/full-sheet.tsx';
import SearchBox from './search-box.tsx';

/** The search of phones: the whole screen. */
export default function SearchSheet({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <FullSheet title={words.sheet} onClose={onClose}>
      <SearchBox text={text} onText={setText} onDone={onClose} />
    </FullSheet>
  );
}
