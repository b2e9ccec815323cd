import { useContext } from 'react';
import { FieldError } from '../../../ui/form/field.tsx';
import { FormWordsContext } from '../form-words.ts';

interface ChoiceProps {
  part: 'goods' | 'quantity' | 'list';
  chosen: readonly string[];
  error: string | undefined;
  /** Several may be chosen. */
  isMany?: boolean;
}

/** Choices as cards; the letter beside each chooses it from the keyboard where scripts run. */
export function ChoiceCards({ part, chosen, error, isMany = false }: ChoiceProps) {
  const { words } = useContext(FormWordsContext);
  const { choices, heading } = words[part];
  return (
    <fieldset aria-describedby={error ? `${part}-error` : undefined}>
      <legend className="sr-only">{heading}</legend>
      {error && (
        <div className="pb-3">
          <FieldError id={`${part}-error`}>{error}</FieldError>
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, title, text }, index) => {
          const letter = String.fromCharCode(65 + index);
          return (
            <label
              key={value}
              className="flex min-h-16 cursor-pointer items-center gap-4 border border-control bg-surface px-4 py-3 hover:bg-sunken has-checked:border-ink has-checked:bg-selected has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="type-h3">{title}</span>
                {text && <span className="type-small text-muted">{text}</span>}
              </span>
              <span aria-hidden="true" className="type-code border border-line px-2 py-1 pointer-coarse:hidden">
                {letter}
              </span>
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={part}
                value={value}
                defaultChecked={chosen.includes(value)}
                data-key={letter}
                className="size-6 flex-none accent-brand"
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
