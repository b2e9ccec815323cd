import { uiMessages } from '@quayside/contract/messages/ui';
import { type KeyboardEvent, useState } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { HiddenText } from '../text.tsx';
import { controlClasses, Field, type FieldProps } from './field.tsx';
import { limitError } from './quantity-limits.ts';

export interface QuantityInputProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Size of one selling unit; arrows and buttons move by it. */
  step?: number;
  /** Only whole selling units can be entered: anything else is told on leaving the field. */
  isWhole?: boolean;
  name?: string;
  isDisabled?: boolean;
}

/**
 * Once the key or finger that took the focus away is up again. What is said before moves the button that is being pressed,
 * and the press is lost.
 */
function afterPress(say: () => void): void {
  const ends = new AbortController();
  const end = () => {
    ends.abort();
    setTimeout(say);
  };
  for (const up of ['keyup', 'pointerup', 'pointercancel']) addEventListener(up, end, { signal: ends.signal });
}

/**
 * A whole number of pieces: − value +. Arrow keys move by one selling unit, Home and End go to the limits. What is typed
 * beyond a limit stays as typed, and leaving the field says which limit; the buttons and keys stop there and say so.
 */
export function QuantityInput(props: QuantityInputProps) {
  const { value, onChange, min = 0, max, step = 1, isWhole = false, name, isDisabled = false, ...field } = props;
  const { move, announcement } = useLimits(min, max, onChange);
  // A number that was here before, such as a draft's, is told at once where it is wrong.
  const [isLeft, setLeft] = useState(value !== 0);
  const [typed, setTyped] = useState('');
  // As typed while it still says this number: of "12.0" dropping the mark alone would leave 120.
  const shown = typed !== '' && numberFrom(typed) === value ? typed : String(value);
  const error = field.error ?? (isLeft ? limitError(value, { min, max, step: isWhole ? step : 1 }) : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowUp: value + step, ArrowDown: value - step, Home: min, End: max }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  };
  return (
    <Field {...field} error={error}>
      {(control) => (
        <div className="flex w-full max-w-44 min-w-32 pointer-coarse:min-w-36">
          <StepButton
            icon="minus"
            label={`${uiMessages.decrease} ${field.label}`}
            isDisabled={isDisabled}
            onPress={() => move(value - step)}
          />
          <input
            {...control}
            {...(name ? { name } : {})}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            {...(max === undefined ? {} : { 'aria-valuemax': max })}
            autoComplete="off"
            disabled={isDisabled}
            value={shown}
            onChange={(event) => {
              setLeft(false);
              setTyped(event.target.value.replaceAll(/[^\d.,]/g, ''));
              onChange(numberFrom(event.target.value));
            }}
            onBlur={() => {
              setTyped('');
              afterPress(() => setLeft(true));
            }}
            onKeyDown={onKeyDown}
            onFocus={(event) => event.target.select()}
            className={`${controlClasses} type-num rounded-none text-right`}
          />
          <StepButton
            icon="plus"
            label={`${uiMessages.increase} ${field.label}`}
            isDisabled={isDisabled}
            onPress={() => move(value + step)}
          />
          <HiddenText>
            <span aria-live="polite">{announcement}</span>
          </HiddenText>
        </div>
      )}
    </Field>
  );
}

/** Moves within the limits, and says so where one stopped it. */
function useLimits(min: number, max: number | undefined, onChange: (value: number) => void) {
  const [announcement, setAnnouncement] = useState('');
  const move = (wanted: number) => {
    const clamped = Math.max(min, max === undefined ? wanted : Math.min(max, wanted));
    setAnnouncement(clamped === wanted ? '' : uiMessages.clampedTo(clamped));
    onChange(clamped);
  };
  return { move, announcement };
}

/** Keeps the digits of what was typed or pasted ("1,200"), of "12.0" those before the mark; nothing counts as zero. */
function numberFrom(typed: string): number {
  const digits = typed
    .replace(/[.,]\d{0,2}$/, '')
    .replaceAll(/\D/g, '')
    .slice(0, 8);
  return digits === '' ? 0 : Number(digits);
}

/** Out of the tab order: the arrow keys of the field do the same. */
function StepButton({
  icon,
  label,
  isDisabled,
  onPress,
}: {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className="flex w-9 flex-none cursor-pointer items-center justify-center border border-control bg-sunken text-muted first:rounded-l-control first:border-r-0 not-first:rounded-r-control not-first:border-l-0 hover:text-ink disabled:cursor-not-allowed pointer-coarse:w-11"
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
