import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

/**
 * A button that opens a list of commands. `children` are `MenuItem` and `MenuSection`. Arrow keys move, letters search,
 * Escape closes.
 */
export function Menu({
  label,
  trigger,
  children,
  isOnHeader = false,
}: {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
  isOnHeader?: boolean;
}) {
  return (
    <MenuTrigger>
      <AriaButton
        aria-label={label}
        className={cx(
          'type-control inline-flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-control px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
          isOnHeader
            ? 'text-on-header hover:bg-on-header/10 focus-visible:outline-signal'
            : 'border border-control bg-surface text-ink hover:bg-sunken',
        )}
      >
        {trigger}
      </AriaButton>
      <Popover
        placement="bottom end"
        className="z-60 max-w-[calc(100vw-32px)] min-w-60 rounded-panel border border-line bg-raised text-ink shadow-popover"
      >
        <AriaMenu className="max-h-[70dvh] overflow-y-auto p-1 outline-none">{children}</AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

const itemClasses =
  'type-body flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none focus:bg-selected disabled:text-disabled pointer-coarse:min-h-11';

/** One command, or with `href` one place. */
export function MenuItem(props: {
  id?: string;
  children: string;
  icon?: IconName;
  onAction?: () => void;
  href?: string;
}) {
  const { children, icon, ...rest } = props;
  return (
    <AriaMenuItem {...rest} textValue={children} className={itemClasses}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaMenuItem>
  );
}

/** A group of choices of which one holds. */
export function MenuChoice<Value extends string>(props: {
  title: string;
  choices: readonly { value: Value; label: string; icon: IconName }[];
  value: Value;
  onChange: (value: Value) => void;
}): ReactElement {
  const { title, choices, value, onChange } = props;
  return (
    <AriaMenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = choices.find((choice) => keys !== 'all' && keys.has(choice.value));
        if (chosen) onChange(chosen.value);
      }}
      className="my-1 border-y border-line py-1"
    >
      <Header className="type-small px-3 py-1 text-muted">{title}</Header>
      {choices.map((choice) => (
        <AriaMenuItem key={choice.value} id={choice.value} textValue={choice.label} className={itemClasses}>
          {({ isSelected }) => (
            <>
              <Icon name={choice.icon} />
              <span className="flex-1">{choice.label}</span>
              {isSelected && <Icon name="check" size={16} />}
            </>
          )}
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  );
}
