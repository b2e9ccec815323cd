/** The one place of the browser that asks for the time, so that tests can set it. */
export const clock = { now: (): Date => new Date() };

/** Today's date in a time zone, such as `2026-11-22`. */
export const todayIn = (timeZone: string): string =>
  // Swedish dates are those of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now());

/** In milliseconds: how often what is shown is asked for again. */
export const minute = 60_000;
