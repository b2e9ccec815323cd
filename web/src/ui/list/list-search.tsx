import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../form/text-field.tsx';

/** How long the typing must rest before the list is asked. */
const restMs = 300;

/**
 * The search of a list whose state is its URL. `value` is what the URL holds; `onSearch` gets the trimmed text once the
 * typing rests, or at once with Enter, and is expected to put it there.
 */
export function ListSearch(props: {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (search: string) => void;
}) {
  const { label, placeholder, value, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  // Filters may change while the typing rests: what is searched then stands beside them as they are by then.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    // Back, a pasted link or "Clear all" changed the search from outside.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (search: string) => {
    clearTimeout(timer.current);
    sent.current = search.trim();
    latest.current(sent.current);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  return (
    <search>
      <form noValidate onSubmit={onSubmit}>
        <TextField
          type="search"
          label={label}
          isLabelHidden
          placeholder={placeholder}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => apply(target.value), restMs);
          }}
        />
      </form>
    </search>
  );
}
