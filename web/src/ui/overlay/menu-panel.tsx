import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon.tsx';
import type { MenuChoice, MenuEntry } from './menu-entry.ts';

/** The opened part of a menu. */
export default function MenuPanel(props: {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  entries: readonly MenuEntry[];
}) {
  return (
    <Popover
      aria-label={props.label}
      triggerRef={props.triggerRef}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      placement="bottom end"
      className="z-60 max-w-[calc(100vw-32px)] min-w-60 rounded-panel border border-line bg-raised text-ink shadow-popover"
    >
      <AriaMenu
        aria-label={props.label}
        autoFocus="first"
        onClose={props.onClose}
        className="max-h-[70dvh] overflow-y-auto p-1 outline-none"
      >
        {props.entries.map((entry) =>
          'choices' in entry ? (
            <ChoiceSection key={entry.title} entry={entry} />
          ) : (
            <MenuItem
              key={entry.label}
              id={entry.label}
              textValue={entry.label}
              {...(entry.onAction ? { onAction: entry.onAction } : {})}
              {...(entry.href ? { href: entry.href } : {})}
              className={itemClasses}
            >
              {entry.icon && <Icon name={entry.icon} />}
              {entry.label}
            </MenuItem>
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}

const itemClasses =
  'type-body flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none focus:bg-selected disabled:text-disabled pointer-coarse:min-h-11';

function ChoiceSection({ entry }: { entry: MenuChoice }) {
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[entry.value]}
      onSelectionChange={(keys) => {
        const chosen = entry.choices.find((choice) => keys !== 'all' && keys.has(choice.value));
        if (chosen) entry.onChoose(chosen.value);
      }}
      className="mb-1 border-b border-line pb-1"
    >
      <Header className="type-small px-3 py-1 text-muted">{entry.title}</Header>
      {entry.choices.map((choice) => (
        <MenuItem key={choice.value} id={choice.value} textValue={choice.label} className={itemClasses}>
          {({ isSelected }) => (
            <>
              <Icon name={choice.icon} />
              <span className="flex-1">{choice.label}</span>
              {isSelected && <Icon name="check" size={16} />}
            </>
          )}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
