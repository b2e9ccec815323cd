import { uiMessages } from '@quayside/contract/messages/ui';
import { type ReactNode, useId } from 'react';
import { HiddenText } from '../text.tsx';

/** What every field takes: the label stands above, the hint below it, the error in place of nothing else. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** The instruction that puts it right; the field is then invalid. */
  error?: string | undefined;
  isOptional?: boolean;
  /** The label is there for assistive technology alone, such as in a table cell whose column says it. */
  isLabelHidden?: boolean;
  id?: string;
}

/** What the control inside the frame must carry. */
export interface ControlAttributes {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Label, hint and error around one control; described by hint, then error. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  id,
  children,
}: FieldProps & { children: (control: ControlAttributes) => ReactNode }) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'type-body font-semibold'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> ({uiMessages.optional})</span>}
      </label>
      {hint && (
        <div id={`${controlId}-hint`} className="type-small text-muted">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {children({
        id: controlId,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
    </div>
  );
}

interface FieldsetProps {
  legend: string;
  error?: string | undefined;
  /** Where a summary of errors leads to. */
  id?: string;
  children: ReactNode;
}

/** Several controls that answer one question. */
export function Fieldset({ legend, error, id, children }: FieldsetProps) {
  const own = useId();
  const errorId = `${id ?? own}-error`;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      {...(id ? { id, tabIndex: -1 } : {})}
      {...(error ? { 'aria-describedby': errorId } : {})}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children}
    </fieldset>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="type-small font-semibold text-error">
      <HiddenText>{uiMessages.errorPrefix} </HiddenText>
      {children}
    </p>
  );
}

/** Look of every box one types or chooses in. */
export const controlClasses =
  'type-input min-h-10 w-full min-w-0 rounded-control border border-control bg-surface px-3 py-2 text-ink pointer-coarse:min-h-11 ' +
  '[&:is(input,textarea):read-only]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-disabled aria-invalid:border-error aria-invalid:outline-error';
