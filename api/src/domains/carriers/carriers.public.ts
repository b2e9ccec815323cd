/** What other domains may know of carriers. */
export { carrierByQid, normaliseNumber } from './carriers.list.ts';
