/** The one place of the browser that asks for the time, so that tests can set it. */
export const clock = { now: (): Date => new Date() };
