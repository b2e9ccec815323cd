/** One order runs through all pages with the same figures; they add up everywhere. */
import { panel, stat } from './make.ts';

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

/** Who gets what of what the buyer paid. */
export const payoutShares = {
  shares: [
    stat('You', '€ 11,127.69'),
    stat('Quayside', '€ 981.41'),
    stat('Carrier', '€ 372.40'),
    stat('VAT, reclaimed', '€ 206.10'),
  ],
  paid: 'Buyer paid € 12,687.60',
};

type Figures = readonly [
  goods: string,
  shipping: string,
  carrier: string,
  commission: string,
  vat: string,
  paid: string,
];
const sum = (title: string, description: string, [goods, shipping, carrier, commission, vat, paid]: Figures) =>
  panel('sum', {
    ...{ title, description },
    stats: [
      stat('Goods confirmed', goods),
      stat('Shipping you charge', shipping, 'At most 15 % of the goods, and 2,500.00'),
      stat('Carrier booked at our rate', carrier, 'None if you ship with your own'),
      stat('Commission', commission, '8 % of the goods'),
      stat('VAT on commission', vat, '21 % in the EU examples, 20 % in the UK'),
      stat('Paid to you', paid),
    ],
  });

/** A parcel, a usual order and a full truck. */
export const threeOrders = panel('sums_panel', {
  title: 'Three orders, added up',
  description: 'A parcel, a usual order and a full truck. Every line is one you will find on your own payout.',
  sums: [
    sum('1 parcel', 'Pebble & Pine to Cork', [
      '€ 640.80',
      '€ 38.00',
      'own carrier',
      '− € 51.26',
      '− € 10.76',
      '€ 616.78',
    ]),
    sum('4 pallets', 'Marlin Trading to Malmö', [
      '€ 12,267.60',
      '€ 420.00',
      '− € 372.40',
      '− € 981.41',
      '− € 206.10',
      '€ 11,127.69',
    ]),
    sum('26 pallets', 'Brambleford to Leeds', [
      '£ 96,412.50',
      '£ 2,480.00',
      'own truck',
      '− £ 7,713.00',
      '− £ 1,542.60',
      '£ 89,636.90',
    ]),
  ],
  note: 'We invoice commission with VAT; you reclaim it with your return. The third order is above 25,000.00, so a person approves the payment within one working day.',
});
