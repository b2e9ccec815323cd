/** What other domains may know of carriers. */
export { carrierByQid, carriers, normaliseNumber } from './carriers.list.ts';
