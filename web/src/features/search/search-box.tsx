/** Loaded when the search is first used: lists and positioning stay out of the shell. */
import { searchMessages as words } from '@quayside/contract/messages/search';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import SearchCombobox from '../../ui/list/search-combobox.tsx';
import { rememberOrder } from './recent-orders.ts';
import { optionsFor } from './search-options.ts';
import { targetOf } from './search-target.ts';
import { useSearch } from './use-search.ts';

export interface SearchBoxProps {
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed before this was loaded: what was typed is looked for at once. */
  isEntered?: boolean;
  /** False when the field is not where somebody types. */
  takesFocus?: boolean;
  /** Something was opened, or Escape pressed in the empty field. */
  onDone: (how: 'opened' | 'left') => void;
}

/** RT-37: options while typing; Enter opens the one thing meant, also right after a scan, else the list of all. */
export default function SearchBox({ text, onText, isEntered = false, takesFocus = true, onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const search = useSearch(text);
  const [entered, setEntered] = useState<string | null>(isEntered ? search.text : null);
  const sections = optionsFor(text.trim(), search);
  const open = (to: string) => {
    setEntered(null);
    onText('');
    onDone('opened');
    void navigate(to);
  };
  useEffect(() => {
    if (entered === null || entered === '' || search.isLoading || search.asked !== entered) return;
    const hit = search.sales?.results.find(({ qid }) => qid === search.sales?.exact);
    if (hit) rememberOrder(hit);
    const found = targetOf(entered, search.sales, search.offers);
    const isMany = search.sales?.exact == null && (search.sales?.results.length ?? 0) > 1;
    const to = isMany && !search.hasList ? null : found;
    setEntered(null);
    if (to !== null) open(to);
  });
  const option = (id: string) => sections.flatMap(({ options }) => options).find((one) => one.id === id);
  return (
    <SearchCombobox
      label={words.label}
      placeholder={words.hint}
      takesFocus={takesFocus}
      text={text}
      onText={onText}
      sections={sections}
      onChoose={(id) => {
        const chosen = option(id);
        if (chosen?.opened) rememberOrder(chosen.opened);
        if (chosen) open(chosen.to);
      }}
      onEnter={() => {
        search.askNow();
        setEntered(search.text);
      }}
      onLeave={() => onDone('left')}
      note={noteFor(text.trim(), search, sections.length > 0)}
    />
  );
}

/** What is said where no option stands. */
function noteFor(text: string, search: ReturnType<typeof useSearch>, hasOptions: boolean): string | null {
  if (text === '' || hasOptions) return null;
  if (search.isLoading) return words.loading;
  return search.isFailed ? words.failed : words.none;
}
