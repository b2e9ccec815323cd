import type { ComponentProps } from 'react';
import { controlClasses, Field, type FieldProps } from './field.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'required'
  | 'spellCheck'
  | 'value'
>;

/** One line of text, as a native input with `value` and `onChange`. */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  type = 'text',
  ...input
}: FieldProps & InputProps & { type?: 'text' | 'email' | 'search' | 'tel' | 'date' | 'datetime-local' }) {
  const field = {
    label,
    hint,
    error,
    isOptional: isOptional ?? false,
    isLabelHidden: isLabelHidden ?? false,
    ...(id ? { id } : {}),
  };
  return (
    <Field {...field}>{(control) => <input {...input} {...control} type={type} className={controlClasses} />}</Field>
  );
}

type AreaProps = Pick<
  ComponentProps<'textarea'>,
  | 'defaultValue'
  | 'disabled'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onChange'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'rows'
  | 'value'
>;

/** Several lines of text. `rows` is the height at first; people may drag it taller. */
export function TextArea({
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  id,
  rows = 4,
  ...area
}: FieldProps & AreaProps) {
  const field = {
    label,
    hint,
    error,
    isOptional: isOptional ?? false,
    isLabelHidden: isLabelHidden ?? false,
    ...(id ? { id } : {}),
  };
  return (
    <Field {...field}>
      {(control) => <textarea {...area} {...control} rows={rows} className={`${controlClasses} resize-y`} />}
    </Field>
  );
}
