import { searchMessages as words } from '@quayside/contract/messages/search';
import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/icon-button.tsx';
import { Only } from '../../ui/layout.tsx';
import { HeaderSearchField, HeaderSlot } from '../../ui/shell/header-search.tsx';
import { useUser } from '../auth/auth.public.ts';
import { onSearchAsked } from './ask-for-search.ts';
import type { SearchBoxProps } from './search-box.tsx';

const SearchSheet = lazy(() => import('./search-sheet.tsx'));

/**
 * The search bar of the header (RT-37), for sellers and for those of us who look after them: a field from md on, on phones a button that opens a sheet. What answers
 * is loaded when it is first used; what is typed before that is kept.
 */
export function GlobalSearch() {
  const { company, permissions } = useUser();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const maySearch =
    company.qid === null
      ? permissions.includes('staff.sellers')
      : permissions.includes('orders.read') || permissions.includes('offers.read');
  if (!maySearch) return null;
  return (
    <>
      <WideSearch onPhone={() => setSheetOpen(true)} />
      <Only on="phone">
        <IconButton icon="search" label={words.label} isOnHeader onPress={() => setSheetOpen(true)} />
      </Only>
      {isSheetOpen && (
        <Suspense fallback={null}>
          <SearchSheet onClose={() => setSheetOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

interface Loaded {
  Box: ComponentType<SearchBoxProps>;
  /** Whether somebody was typing when it came: it then goes on where the plain field stopped. */
  hadFocus: boolean;
}
const loadBox = () => import('./search-box.tsx').then((loaded) => loaded.default);

/** A plain field until the answers are loaded: then they take its place, with its text and the focus. */
function WideSearch({ onPhone }: { onPhone: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isEntered, setEntered] = useState(false);
  const slot = useRef<HTMLDivElement>(null);
  const leaveTo = useLeaveTo(slot, onPhone);
  const load = () => {
    const take = (Box: Loaded['Box']) => {
      const hadFocus = slot.current?.contains(document.activeElement) ?? false;
      setLoaded((known) => known ?? { Box, hadFocus });
    };
    // When it never comes, the plain field stays.
    loadBox().then(take, () => undefined);
  };
  const enter = () => {
    setEntered(true);
    loadBox().catch(() => navigate(allOrders(text)));
  };
  return (
    <HeaderSlot ref={slot}>
      {loaded ? (
        <loaded.Box
          text={text}
          onText={setText}
          isEntered={isEntered}
          takesFocus={loaded.hadFocus}
          onDone={(how) => leaveTo(how)}
        />
      ) : (
        <HeaderSearchField
          label={words.label}
          placeholder={words.hint}
          text={text}
          onText={setText}
          onFocus={load}
          onEnter={enter}
        />
      )}
    </HeaderSlot>
  );
}

/** Takes the focus when the search is asked for, and gives it back where it was, or to the page that was opened. */
function useLeaveTo(slot: RefObject<HTMLDivElement | null>, onPhone: () => void) {
  const before = useRef<HTMLElement | null>(null);
  const open = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !slot.current?.contains(activeElement)) before.current = activeElement;
    // On phones it is not shown and cannot take the focus.
    if (slot.current?.offsetParent === null) onPhone();
    else slot.current?.querySelector('input')?.focus();
  });
  useEffect(() => onSearchAsked(() => open()), []);
  return (how: 'opened' | 'left') => {
    const place = how === 'left' && before.current?.isConnected ? before.current : document.getElementById('content');
    place?.focus();
  };
}

/** Without the answers, as when the network fails, the list of orders searches too. */
const allOrders = (text: string): string => `/orders/?${new URLSearchParams({ search: text.trim() })}`;
