/** Words of the page on which staff make orders for trying things out (INT-03). */
import { counted } from '../count-label.ts';

const lines = (count: number) => counted(count, 'line');

export const testSaleMessages = {
  title: 'Create test sale',
  environment: (name: string) => `Environment: ${name}`,
  environmentText: 'The order is like a real one: the seller gets the mail, the deadline runs, the payment is booked.',
  presets: 'Start from',
  presetNames: {
    soon: '3 lines, expiring in 1 hour',
    usual: '3 lines, usual deadline',
    expiring: '1 line, expiring in 2 minutes',
    long: '50 lines, usual deadline',
    large: '20 lines at 12.00, needs approval',
  },
  seller: 'Seller id',
  sellerHint: 'Leave empty for the first seller of the demo world.',
  lines: 'Lines',
  linesHint: '1 to 50',
  minutes: 'Minutes until it expires',
  minutesHint: 'Leave empty for the usual deadline of 3 working days.',
  minutesRange: 'Enter whole minutes between 1 and 20000',
  linesRange: 'Enter a number of lines between 1 and 50',
  currency: 'Currency',
  sellersCurrency: 'The seller’s own',
  unitPrice: 'Price of each piece',
  unitPriceHint: 'Leave empty for the prices of the offers.',
  country: 'Destination',
  buyersCountry: 'The buyer’s own country',
  create: 'Create order',
  results: 'Made here',
  none: 'Orders made here are listed with their links.',
  made: (order: string) => `Order ${order} created`,
  open: (order: string) => `Open order ${order}`,
  summary: (count: number, minutes: string) =>
    minutes === '' ? lines(count) : `${lines(count)}, expiring after ${minutes} min`,
  failed: 'There was an error creating the order, please try again.',
} as const;
