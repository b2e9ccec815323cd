/** Limits of offers (domain page, section 9). */

/** Days a list is valid after it was given or confirmed. */
export const listDays = 30;
/** Days before its end when a list counts as ending soon. */
export const soonDays = 7;
/** Days before its end when its company is reminded. */
export const reminderDays = [7, 2] as const;
/** Hours in which a change of many offers can be undone. */
export const undoHours = 24;
/** Offers of a product are ranked so many products at a time. */
export const rankBatch = 500;
/** Tries of a price by one company in a minute: more would tell rivals' prices. */
export const triesPerMinute = 60;
/** Rows of an export. */
export const mostExported = 100_000;
