import { shellMessages } from '@quayside/contract/messages/shell';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { areSoundsOn, setSounds } from '../lib/scan-signal.ts';
import { areShortcutsOn, setShortcuts } from '../lib/shortcuts.ts';
import { currentTheme, setTheme } from '../lib/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/overlay/menu.tsx';
import type { MenuEntry } from '../ui/overlay/menu-entry.ts';
import { openKeyboardHelp } from './keyboard-shortcuts.tsx';
import { paths } from './paths.ts';

const themes = [
  { value: 'system', label: shellMessages.themes.system, icon: 'desktop' },
  { value: 'light', label: shellMessages.themes.light, icon: 'sun' },
  { value: 'dark', label: shellMessages.themes.dark, icon: 'moon' },
] as const;

/**
 * Theme, shortcuts and 'Sign Out', which is here because a user is loaded (LAY-11). `hasKeys` is false in the warehouse,
 * where a scanner types like a keyboard.
 */
export function UserMenu(props: {
  hasKeys: boolean;
  /** Null for people without a company. */
  profilePath: string | null;
  /** What the handbook says about the page; null where it says nothing. */
  help: { label: string; to: string } | null;
  onSignOut: () => void;
}) {
  const { hasKeys, profilePath, help, onSignOut } = props;
  const navigate = useNavigate();
  const [theme, showTheme] = useState(currentTheme);
  const [hasShortcuts, showShortcuts] = useState(areShortcutsOn);
  const chooseTheme = (value: string) => {
    const chosen = themes.find((known) => known.value === value)?.value ?? 'system';
    setTheme(chosen);
    showTheme(chosen);
  };
  const switchShortcuts = () => {
    setShortcuts(!hasShortcuts);
    showShortcuts(!hasShortcuts);
  };
  const [hasSounds, showSounds] = useState(areSoundsOn);
  const switchSounds = () => {
    setSounds(!hasSounds);
    showSounds(!hasSounds);
  };
  const soundEntry: MenuEntry = {
    label: hasSounds ? shellMessages.scanSoundsOff : shellMessages.scanSoundsOn,
    icon: 'volume',
    onAction: switchSounds,
  };
  const keyEntries: readonly MenuEntry[] = [
    { label: shellMessages.keyboardHelp, icon: 'keyboard', onAction: openKeyboardHelp },
    {
      label: hasShortcuts ? shellMessages.shortcutsOff : shellMessages.shortcutsOn,
      icon: 'keyboard',
      onAction: switchShortcuts,
    },
  ];
  return (
    <Menu
      label={shellMessages.userMenu}
      isOnHeader
      trigger={<Icon name="user" />}
      entries={[
        { title: shellMessages.theme, value: theme, choices: themes, onChoose: chooseTheme },
        ...(hasKeys ? keyEntries : [soundEntry]),
        ...(profilePath
          ? [{ label: shellMessages.myProfile, icon: 'user' as const, onAction: () => void navigate(profilePath) }]
          : []),
        {
          label: shellMessages.security,
          icon: 'lock',
          onAction: () => void navigate(paths.profile('security')),
        },
        ...(help ? [{ label: help.label, icon: 'help' as const, onAction: () => void navigate(help.to) }] : []),
        { label: shellMessages.signOut, icon: 'logout', onAction: onSignOut },
      ]}
    />
  );
}
