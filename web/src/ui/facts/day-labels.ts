/** Days in words, for a few pages. */
/** "1 December 2026", by the clock of `zone`. */
export const longDayLabel = (iso: string, zone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...(zone ? { timeZone: zone } : {}) }).format(new Date(iso));

/** "Thu 26 Nov 2026" of a date without a time. */
export const weekdayLabel = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  } as const).format(new Date(`${day}T12:00:00.000Z`));
