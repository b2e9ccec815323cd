/** One order runs through all pages with the same figures; they add up everywhere. */
import { stat } from './make.ts';

export const order = 'QS-482133-0';

export const payoutSlip = {
  slip_title: 'Payout',
  code: order,
  stats: [
    stat('Goods you confirmed', '€ 12,267.60', '3 lines, 4,056 units'),
    stat('Shipping you charge the buyer', '€ 420.00', 'At most 15 % of the goods'),
    stat('Carrier, booked at our rate', '− € 372.40', 'DB Schenker, 4 EUR pallets to Malmö'),
    stat('Commission', '− € 981.41', '8 % of € 12,267.60'),
    stat('VAT on commission', '− € 206.10', '21 %, you reclaim it'),
    stat('Paid to you', '€ 11,127.69'),
  ],
};
