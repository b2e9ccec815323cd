/** What other domains may do with people who leave. */
export { endPeopleOf } from './close-company.ts';
