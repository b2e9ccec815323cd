import type { IconName } from '../ui/icon.tsx';

const icons: Readonly<Record<string, IconName>> = {
  bank: 'payment',
  box: 'packages',
  calendar: 'calendar',
  check: 'check',
  clock: 'clock',
  euro: 'tag',
  file: 'file',
  photo: 'eye',
  truck: 'truck',
  scan: 'barcode',
};

/** The product's icon for a name that content uses; null for others. */
export const iconOf = (name: string): IconName | null => (Object.hasOwn(icons, name) ? (icons[name] ?? null) : null);
