/** Loaded when somebody searches: its parts stay out of the shell. Import it by `lazy` or `import()`. */
import { useLayoutEffect, useRef } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchFrame, searchInputClasses } from './search-frame.tsx';

export interface SearchComboboxOption {
  id: string;
  /** What is read out and compared. */
  text: string;
  /** A number or code, set in mono. */
  code?: string;
  title?: string;
  detail?: string;
  aside?: string;
}

export interface SearchComboboxProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  sections: readonly { id: string; title: string; options: readonly SearchComboboxOption[] }[];
  onChoose: (id: string) => void;
  /** Enter without an option in focus: a scanner's, or a hurried person's. */
  onEnter: () => void;
  /** Escape in the empty field. */
  onLeave: () => void;
  /** Said in place of options, such as that nothing was found; null when there is nothing to say. */
  note: string | null;
  /** Takes the focus when it appears, behind what was typed. */
  takesFocus: boolean;
}

/**
 * A search with its answers below, after the ARIA combobox pattern: the focus stays in the field, arrow keys move over
 * the options, Escape closes, then clears, then leaves.
 */
export default function SearchCombobox(props: SearchComboboxProps) {
  const { label, placeholder, text, onText, sections, onChoose, onEnter, onLeave, note, takesFocus } = props;
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(takesFocus);
  useLayoutEffect(() => {
    const field = input.current;
    if (!wasTyping.current) return;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const field = input.current;
    const isOpen = field?.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Enter' && !field?.getAttribute('aria-activedescendant')) {
      event.preventDefault();
      event.stopPropagation();
      onEnter();
    } else if (event.key === 'Escape' && !isOpen) {
      event.preventDefault();
      if (text === '') onLeave();
      else onText('');
    }
  };
  return (
    <div ref={frame} onKeyDownCapture={onKeyDown}>
      <AriaComboBox
        aria-label={label}
        inputValue={text}
        onInputChange={onText}
        value={null}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={note !== null}
        menuTrigger="focus"
        className="w-full min-w-0"
      >
        <SearchFrame>
          <Input ref={input} placeholder={placeholder} enterKeyHint="search" className={searchInputClasses} />
        </SearchFrame>
        <span role="status" className="sr-only">
          {note}
        </span>
        <Answers frame={frame} sections={sections} onChoose={onChoose} note={note} />
      </AriaComboBox>
    </div>
  );
}

interface AnswersProps extends Pick<SearchComboboxProps, 'sections' | 'onChoose' | 'note'> {
  /** Below all of the field, its picture too. */
  frame: React.RefObject<HTMLDivElement | null>;
}

function Answers({ frame, sections, onChoose, note }: AnswersProps) {
  return (
    <Popover
      triggerRef={frame}
      placement="bottom start"
      offset={4}
      className="z-60 w-(--trigger-width) min-w-[min(32rem,calc(100vw-32px))] rounded-panel border border-line bg-raised text-ink shadow-popover"
    >
      <ListBox
        items={sections}
        renderEmptyState={() => <p className="px-3 py-2 text-muted">{note}</p>}
        className="max-h-[70dvh] overflow-y-auto p-1 outline-none"
      >
        {(section) => (
          <ListBoxSection id={section.id}>
            <Header className="type-small px-3 pt-2 pb-1 font-semibold text-muted">{section.title}</Header>
            <Collection items={section.options}>
              {(option) => (
                <ListBoxItem
                  id={option.id}
                  textValue={option.text}
                  onAction={() => onChoose(option.id)}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1.5 outline-none hover:bg-sunken focus:bg-selected pointer-coarse:min-h-11"
                >
                  <OptionText option={option} />
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}

function OptionText({ option: { code, title, detail, aside } }: { option: SearchComboboxOption }) {
  return (
    <>
      <span className="flex min-w-0 flex-col">
        {title && <span className="truncate">{title}</span>}
        {code && <span className="type-code break-all">{code}</span>}
        {detail && <span className="type-small text-muted">{detail}</span>}
      </span>
      {aside && <span className="type-num flex-none">{aside}</span>}
    </>
  );
}
