/** Units that a seller lacks, or declines, are offered to other sellers. */
import { changeUpon, type Subscriber } from '../../platform/jobs/jobs.ts';
import { askForDeclined, askOtherSellers } from './use-cases/ask-other-sellers.ts';

export const replacementSubscribers: readonly Subscriber[] = [
  changeUpon('replacements.ask', 'sale.confirmed_reduced', () => 'system', askOtherSellers),
  changeUpon('replacements.ask_declined', 'sale.declined', () => 'system', askForDeclined),
];
