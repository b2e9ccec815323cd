/** How axes look: quiet lines and the product's own type, in both themes. */
export const chartTheme = {
  stroke: 'var(--color-line)',
  tickStroke: 'var(--color-line)',
  tickLabelProps: { fill: 'var(--color-muted)', fontSize: 12, fontFamily: 'inherit' },
} as const;

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** "22 Nov". */
export const dayLabel = (day: Date): string => days.format(day);

/** Colours of bars, by what they say; hatch: not finished yet. */
export type BarTone = 'brand' | 'hatch' | 'error' | 'caution';
export const barColours: Readonly<Record<Exclude<BarTone, 'hatch'>, string>> = {
  brand: 'var(--color-brand)',
  error: 'var(--color-error)',
  caution: 'var(--color-caution)',
};
