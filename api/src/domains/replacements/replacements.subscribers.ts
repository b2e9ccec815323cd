/** Missing units of a sale are offered to other sellers. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { askOtherSellers } from './use-cases/ask-other-sellers.ts';

export const replacementSubscribers: readonly Subscriber[] = [
  changeUpon('replacements.ask', 'sale.confirmed_reduced', () => 'system', askOtherSellers),
];
