/** How long a carrier is asked what became of a booking. Pure. */

/** How often, before the booking counts as failed. */
export const mostQuestions = 12;

/** Milliseconds until the next question: 3 s, then twice as long each time, at most a minute. */
export const pauseBefore = (question: number): number => Math.min(3_000 * 2 ** question, 60_000);
