/** What other domains may ask about how companies sell. */
export { recordsOfLate } from './company-record.read-model.ts';
