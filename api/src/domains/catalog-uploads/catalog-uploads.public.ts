/** What other domains may know of stock lists. */
export { checksOfDeal } from './catalog-uploads.read-model.ts';
