import type { IconName } from '../icon.tsx';

/** One command, or with `href` one place. */
interface MenuCommand {
  label: string;
  icon?: IconName;
  onAction?: () => void;
  href?: string;
}

/** A group of choices of which one holds. */
export interface MenuChoice {
  title: string;
  value: string;
  choices: readonly { value: string; label: string; icon: IconName }[];
  onChoose: (value: string) => void;
}

export type MenuEntry = MenuCommand | MenuChoice;
