import { shellMessages } from '@quayside/contract/messages/shell';
import { useState } from 'react';
import { areShortcutsOn, setShortcuts } from '../lib/shortcuts.ts';
import { currentTheme, setTheme, type Theme } from '../lib/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuChoice, MenuItem } from '../ui/menu.tsx';
import { openKeyboardHelp } from './keyboard-shortcuts.tsx';

const themes = [
  { value: 'system', label: shellMessages.themes.system, icon: 'desktop' },
  { value: 'light', label: shellMessages.themes.light, icon: 'sun' },
  { value: 'dark', label: shellMessages.themes.dark, icon: 'moon' },
] as const;

/** Theme, shortcuts and 'Sign Out', which is here because a user is loaded (LAY-11). */
export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const [theme, showTheme] = useState<Theme>(currentTheme);
  const [hasShortcuts, showShortcuts] = useState(areShortcutsOn);
  return (
    <Menu label={shellMessages.userMenu} isOnHeader trigger={<Icon name="user" />}>
      <MenuChoice
        title={shellMessages.theme}
        choices={themes}
        value={theme}
        onChange={(chosen) => {
          setTheme(chosen);
          showTheme(chosen);
        }}
      />
      <MenuItem icon="keyboard" onAction={openKeyboardHelp}>
        {shellMessages.keyboardHelp}
      </MenuItem>
      <MenuItem
        icon="keyboard"
        onAction={() => {
          setShortcuts(!hasShortcuts);
          showShortcuts(!hasShortcuts);
        }}
      >
        {hasShortcuts ? shellMessages.shortcutsOff : shellMessages.shortcutsOn}
      </MenuItem>
      <MenuItem icon="logout" onAction={onSignOut}>
        {shellMessages.signOut}
      </MenuItem>
    </Menu>
  );
}
