import { uiMessages } from '@quayside/contract/messages/ui';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { controlClasses, Field, type FieldProps } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

type SelectProps = Pick<
  ComponentProps<'select'>,
  'defaultValue' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'
>;

interface SelectLooks {
  options: readonly Option[];
  placeholder?: string | true;
  /** As wide whatever its choices are, such as those that come later. */
  isSteady?: boolean;
}

/** One of a short list. Native: the phone's own wheel, the keyboard's own search. `placeholder` adds an empty first choice. */
export function Select(props: FieldProps & SelectProps & SelectLooks) {
  const { label, hint, error, isOptional, isLabelHidden, id, options, placeholder, isSteady, ...select } = props;
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
      {(control) => (
        <div className={cx('relative', isSteady && 'w-52')}>
          <select {...select} {...control} className={cx(controlClasses, 'cursor-pointer appearance-none pr-10')}>
            {placeholder && <option value="">{placeholder === true ? uiMessages.chooseOption : placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute inset-y-0 right-3 z-10 flex items-center text-muted">
            <Icon name="chevron-down" size={16} />
          </span>
        </div>
      )}
    </Field>
  );
}
