import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { SearchFrame, searchInputClasses } from '../list/search-frame.tsx';

/** The room of the search in the header, from md on. */
export function HeaderSlot({ children, ref }: { children: ReactNode; ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="mr-auto hidden max-w-[28rem] min-w-40 grow basis-40 md:block">
      {children}
    </div>
  );
}

/** The search before it was used: a plain field that already takes what is typed. */
export function HeaderSearchField(props: {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onFocus: () => void;
  onEnter: () => void;
}) {
  const { label, placeholder, text, onText, onFocus, onEnter } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text.trim() !== '') onEnter();
  };
  return (
    <SearchFrame hint="/">
      <input
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={false}
        aria-haspopup="listbox"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className={searchInputClasses}
      />
    </SearchFrame>
  );
}
