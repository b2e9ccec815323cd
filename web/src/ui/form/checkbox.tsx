import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'
>;

/** One yes or no that is saved with its form. `hint` says more; `error` says what to do. */
export function Checkbox({
  label,
  hint,
  error,
  ...input
}: InputProps & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label className="flex min-h-6 cursor-pointer items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center">
        <input
          {...input}
          type="checkbox"
          {...(described ? { 'aria-describedby': described } : {})}
          {...(error ? { 'aria-invalid': true } : {})}
          className="mt-0.5 size-5 flex-none cursor-pointer accent-brand disabled:cursor-not-allowed pointer-coarse:mt-0 pointer-coarse:size-6"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div id={`${id}-hint`} className="type-small pl-8 text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}
