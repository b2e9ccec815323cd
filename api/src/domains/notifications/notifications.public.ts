/** What other domains may use of notifications: how a deadline reads in a mail. */
export { deadlineLabel } from './deadline-label.ts';
