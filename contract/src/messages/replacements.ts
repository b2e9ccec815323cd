/** Words of missing units that a seller is asked for. */
import { counted } from '../count-label.ts';

const units = (count: number) => counted(count, 'unit');

export const replacementMessages = {
  replacement_closed: 'This was answered before, or the time to answer is over.',
  replacement_too_many: 'You can offer at most what is missing.',
  replacement_not_multiple: 'Offer whole selling units.',
  title: 'Buyers still need these',
  intro: 'Another seller could not deliver all of an order. Say what you can deliver at your price; the buyer decides.',
  missing: (count: number, country: string) => `${units(count)} to ${country}`,
  until: 'Answer by',
  quantity: (product: string) => `Units of ${product} you can deliver`,
  price: 'each',
  inStock: (count: number) => `You have ${units(count)} in stock.`,
  offer: 'Offer units',
  decline: 'Not this time',
  offered: (count: number) => `${units(count)} offered`,
  declined: 'Answer saved',
  failed: 'There was an error sending your answer, please try again.',
} as const;
