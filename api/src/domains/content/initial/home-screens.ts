/** The portal as a stranger sees it first: the order that runs through all pages, among others. */
import { panel, stat } from './make.ts';
import { order } from './payout-slip.ts';

const key = (title: string, body: string) => panel('screen_key', { title, body });
type Row = Readonly<Record<'code' | 'action' | 'mover' | 'place' | 'due' | 'until' | 'total', string>>;
const row = (fields: Row) => panel('screen_order', fields);
const waiting = { mover: 'seller', action: 'Confirm quantities' };

export const ordersScreen = panel('orders_screen_panel', {
  title: 'One list tells you what to do next',
  description: 'This is the portal, not a drawing of it.',
  keys: [
    key('Yellow is your move', 'Confirm, ship or take payment. No yellow means nothing waits for you.'),
    key('Every deadline has a time', 'Three working days in your own calendar, holidays left out.'),
    key('Hatched means others are busy', 'Us, a carrier or a buyer. We chase them, you don’t.'),
  ],
  alt: 'The list of orders in the seller portal. Two orders need their quantities confirmed and one its tracking number; the others wait for somebody else.',
  orders: [
    row({
      ...{ ...waiting, code: order, place: 'Sweden' },
      ...{ due: '18 hours left', until: 'Thu 12 Nov, 11:20', total: '€ 12,480.00' },
    }),
    row({
      ...{ ...waiting, code: 'QS-481998-1', place: 'France' },
      ...{ due: '21 hours left', until: 'Thu 12 Nov, 14:05', total: '€ 1,908.00' },
    }),
    row({
      ...{ code: 'QS-481702-8', action: 'Add tracking', mover: 'seller' },
      ...{ place: 'Poland' },
      ...{ due: '2 days left', until: 'Fri 13 Nov, 17:00', total: '€ 3,114.50' },
    }),
    row({
      ...{ code: 'QS-481977-2', action: 'Waiting for approval', mover: 'quayside' },
      ...{ place: 'United Kingdom' },
      ...{ due: 'Reply by Thu', until: 'within 1 working day', total: '£ 89,636.90' },
    }),
    row({
      ...{ code: 'QS-481655-3', action: 'Carrier on the way', mover: 'carrier' },
      ...{ place: 'Ireland' },
      ...{ due: 'Pick-up today', until: '12:00 to 16:00', total: '€ 640.80' },
    }),
  ],
});

export const phoneScreens = panel('phone_screens_panel', {
  title: 'Six minutes, three screens',
  description: 'Everything is filled in. You correct what is wrong and press the yellow button.',
  screens: [
    panel('phone_screen', {
      ...{
        when: 'Wed 11 Nov, 17:20',
        code: order,
        title: 'Confirm quantities',
        note: '18 hours left: Thu 12 Nov, 11:20',
      },
      alt: 'Confirm quantities on a phone: three lines, one lowered from 480 to 456 with a reason.',
      stats: [
        stat('Cedar face oil, 200 ml', '1,200', '1,200 ordered'),
        stat('Sea-salt shampoo bar, 90 g', '2,400', '2,400 ordered'),
        stat('Unscented room spray, 120 g', '456', '480 ordered. Reason: only part in stock'),
        stat('24 units less', '− € 212.40'),
        stat('You confirm', '€ 12,267.60'),
      ],
      action: 'Confirm quantities',
    }),
    panel('phone_screen', {
      ...{ when: '17:24', code: order, title: 'Choose a carrier', note: '4 EUR pallets, 1,518.0 kg, to Malmö' },
      alt: 'Choose a carrier on a phone: three carriers with price and pick-up, the earliest chosen.',
      stats: [
        stat('DB Schenker', '€ 372.40', 'Pick-up Fri 13 Nov, 08 to 12. Earliest'),
        stat('DSV', '€ 391.00', 'Pick-up Fri 13 Nov, 12 to 16'),
        stat('DHL Freight', '€ 362.80', 'Pick-up Mon 16 Nov. Cheapest'),
        stat('Carrier', '€ 372.40'),
      ],
      action: 'Book pick-up',
    }),
    panel('phone_screen', {
      ...{ when: '17:26', code: order, title: 'Trigger payment', note: 'To your account ending 4300' },
      alt: 'Trigger payment on a phone: goods, shipping, carrier, commission and VAT add up to what is paid to you.',
      stats: [
        stat('Goods', '€ 12,267.60'),
        stat('Shipping you charge', '€ 420.00'),
        stat('Carrier', '− € 372.40'),
        stat('Commission, 8 %', '− € 981.41'),
        stat('VAT on commission', '− € 206.10'),
        stat('Paid to you', '€ 11,127.69'),
      ],
      action: 'Confirm',
    }),
  ],
});
