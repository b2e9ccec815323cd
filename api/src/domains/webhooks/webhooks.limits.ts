import { days, hours, minutes, seconds } from '../../kernel/clock.ts';

/**
 * Milliseconds between tries: each pause is longer than the one before, and the last try comes three days after the first,
 * when the endpoint is switched off.
 */
export const pauses = [
  ...[seconds(30), minutes(5), minutes(30)],
  ...[hours(2), hours(5), hours(10), hours(12), hours(18), hours(24.5)],
];
/** An endpoint that just failed is left in peace so long: one message finds out, the others wait. */
export const rest = seconds(30);
export const longestFailing = days(3);
/** The secret before goes on signing so long. */
export const previousSecretLives = hours(24);
/** How long it can be read what was sent. */
export const kept = days(30);
