const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-21T08:00:00.000Z` and `2026-11-21` are `21 November 2026`. */
export const longDate = (date: string): string => format.format(new Date(date));
