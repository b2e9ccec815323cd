/** What a buyer's order does with units that other sellers offer. */
export { mailedOffer, offeredFor } from './replacements.read-model.ts';
export { lockReplacement, type ReplacementRecord, saveAnswer } from './replacements.repository.ts';
export { offerEndsAt } from './replacements.rules.ts';
