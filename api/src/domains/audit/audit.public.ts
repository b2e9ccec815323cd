/** How other domains keep what they changed. */
export { changesBetween } from './audit.rules.ts';
export { record } from './record.ts';
