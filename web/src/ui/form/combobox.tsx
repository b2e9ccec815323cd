/** Loaded with the route that needs it: its parts stay out of the shell. Import it by `lazy(() => import('…/combobox.tsx'))`. */
import { uiMessages } from '@quayside/contract/messages/ui';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { controlClasses, FieldError } from './field.tsx';
import type { Option } from './select.tsx';

export interface ComboboxProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  hint?: string;
  error?: string | undefined;
  name?: string;
}

/** One of a long list: typing filters, the down arrow opens, Escape clears and then closes; the number of matches is announced. */
export default function Combobox({ label, options, value, onChange, hint, error, name }: ComboboxProps) {
  return (
    <AriaComboBox
      {...(name ? { name } : {})}
      value={value}
      onChange={(key) => onChange(typeof key === 'string' ? key : null)}
      isInvalid={error !== undefined}
      menuTrigger="focus"
      className="flex min-w-0 flex-col gap-1.5"
    >
      <Label className="type-body font-semibold">{label}</Label>
      {hint && (
        <Text slot="description" className="type-small text-muted">
          {hint}
        </Text>
      )}
      {error && <FieldError id={`${name ?? label}-error`}>{error}</FieldError>}
      <div className="relative">
        <Input className={cx(controlClasses, 'pr-12')} />
        <AriaButton
          aria-label={uiMessages.showChoices}
          className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center text-muted"
        >
          <Icon name="chevron-down" size={16} />
        </AriaButton>
      </div>
      <Popover className="z-60 w-(--trigger-width) rounded-panel border border-line bg-raised text-ink shadow-popover">
        <ListBox
          items={options.map((option) => ({ ...option, id: option.value }))}
          renderEmptyState={() => <p className="px-3 py-2 text-muted">{uiMessages.noOptions}</p>}
          className="max-h-80 overflow-y-auto p-1 outline-none"
        >
          {(option) => (
            <ListBoxItem className="flex min-h-10 cursor-pointer items-center rounded-control px-3 outline-none focus:bg-selected selected:font-semibold pointer-coarse:min-h-11">
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
