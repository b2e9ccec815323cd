import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { FieldError } from './field.tsx';

export interface RadioCard<Value extends string> {
  value: Value;
  title: string;
  description?: ReactNode;
  /** Stands at the right end, such as a price. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

/** One of a few, each with room to explain itself. Arrow keys move, since the radios are native. */
export function RadioCards<Value extends string>(props: {
  legend: string;
  name: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Side by side from md. */
  columns?: 1 | 2;
  /** Before the legend, for what needs care. */
  icon?: 'alert-triangle';
}) {
  const { legend, name, cards, value, onChange, error, columns = 1, icon } = props;
  const id = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2" {...(error ? { 'aria-describedby': `${id}-error` } : {})}>
      <legend className="mb-2 font-semibold">
        {icon ? (
          <span className="flex items-center gap-2">
            <span className="flex-none text-caution">
              <Icon name={icon} size={20} />
            </span>
            {legend}
          </span>
        ) : (
          legend
        )}
      </legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={cx('grid min-w-0 gap-2', columns === 2 && 'md:grid-cols-2')}>
        {cards.map((card) => (
          <label
            key={card.value}
            className={cx(
              'flex min-h-12 cursor-pointer items-start gap-3 rounded-control border p-3',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              value === card.value ? 'border-brand bg-selected' : 'border-control bg-surface hover:bg-sunken',
              card.isDisabled && 'cursor-not-allowed text-disabled',
            )}
          >
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={value === card.value}
              disabled={card.isDisabled ?? false}
              onChange={() => onChange(card.value)}
              className="mt-0.5 size-5 flex-none accent-brand focus-visible:outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="font-semibold">{card.title}</span>
              {card.description && <span className="type-small text-muted">{card.description}</span>}
            </span>
            {card.aside && <span className="type-num">{card.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
