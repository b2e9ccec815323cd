import { uiMessages } from '@quayside/contract/messages/ui';
import { type ComponentProps, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { controlClasses, Field, type FieldProps } from './field.tsx';

type InputProps = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'onChange' | 'ref' | 'value' | 'defaultValue'>;

/** A password: paste and password managers work, and it can be shown. */
export function PasswordField(props: FieldProps & InputProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { label, hint, error, id, autoComplete, isOptional: _optional, isLabelHidden: _hidden, ...input } = props;
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} {...(id ? { id } : {})}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(controlClasses, 'pr-12')}
          />
          <button
            type="button"
            aria-label={isShown ? uiMessages.hidePassword : uiMessages.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-control text-muted hover:text-ink"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
