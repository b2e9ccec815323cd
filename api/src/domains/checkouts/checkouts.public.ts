/** What time does to checkouts. */
export { expireCheckouts } from './use-cases/expire-checkouts.ts';
