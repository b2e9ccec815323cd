import { drawing, page, panel, register, stat } from './make.ts';
import { order } from './payout-slip.ts';

type Proof = readonly (readonly [string, string])[];
const entry = (
  mover: string,
  scene: string,
  [when, title, description]: readonly [string, string, string],
  proof: Proof,
) =>
  panel('manifest_entry', {
    ...{ when, mover, title, description, image: drawing(scene) },
    stats: proof.map(([name, value]) => stat(name, value)),
  });
const usp = (title: string, body: string) => panel('usp', { title, body });

const entries = [
  entry(
    'seller',
    'scene-list',
    [
      'Mon 2 Nov, 09:12',
      'You send a stock list',
      'Drop any spreadsheet. We find the columns, match the GTINs and show what will change. Nothing goes live until you press Apply.',
    ],
    [
      ['marlin-november.xlsx', '4,218 rows'],
      ['Matched', '4,163'],
      ['To mend', '55'],
    ],
  ),
  entry(
    'quayside',
    'scene-order',
    [
      'Mon 9 Nov, 11:20',
      'A paid order arrives',
      'Smörgåstorg has paid us. You get an e-mail with the lines, the value and the deadline: three of your working days.',
    ],
    [
      ['Cedar face oil, 200 ml', '1,200 × € 3.16'],
      ['Sea-salt shampoo bar, 90 g', '2,400 × € 1.85'],
      ['Unscented room spray, 120 g', '480 × € 8.85'],
      ['Ordered', '€ 12,480.00'],
    ],
  ),
  entry(
    'seller',
    'scene-tally',
    [
      'Wed 11 Nov, 17:20',
      'You confirm',
      'All lines come filled in. One pallet was short: 24 units less, with a reason. The buyer gets € 212.40 back at once.',
    ],
    [
      ['Unscented room spray', '456 of 480'],
      ['Confirmed goods', '€ 12,267.60'],
    ],
  ),
  entry(
    'seller',
    'scene-scale',
    [
      'Wed 11 Nov, 17:24',
      'You choose the truck',
      'Carriers with price and pick-up day, side by side. Labels, delivery note and CMR are ready to print.',
    ],
    [['DB Schenker, pick-up Fri 13 Nov', '€ 372.40']],
  ),
  entry(
    'seller',
    'scene-take',
    [
      'Wed 11 Nov, 17:26',
      'You take the money',
      'One press, after the whole sum has been shown. A person looks at large payments first, within 1 working day.',
    ],
    [
      ['Goods, shipping', '€ 12,687.60'],
      ['Carrier', '− € 372.40'],
      ['Commission 8 %, VAT', '− € 1,187.51'],
      ['Paid to you', '€ 11,127.69'],
    ],
  ),
  entry(
    'quayside',
    'scene-bank',
    [
      'Thu 12 Nov, 10:05',
      'The money is in the bank',
      'The invoice we wrote for you is in the portal, in the form your bookkeeper and the tax office read.',
    ],
    [['Press to bank', '16 h 39 min']],
  ),
  entry(
    'carrier',
    'scene-truck',
    [
      'Fri 13 Nov, 08:41',
      'The truck leaves',
      'The driver takes four pallets at the dock. From here the tracking fills itself.',
    ],
    [['4 EUR pallets', '1,618.0 kg']],
  ),
  entry(
    'carrier',
    'scene-dock',
    [
      'Tue 17 Nov, 11:15',
      'Delivered and closed',
      'Four of four arrived, none damaged. The order moves to Past by itself.',
    ],
    [
      ['Pallets received', '4 of 4'],
      ['Claims', 'None'],
    ],
  ),
];

export const orderManifest = panel('manifest_panel', {
  title: 'Manifest',
  code: order,
  stats: [
    stat('Shipper', 'Marlin Trading B.V.', 'Rotterdam, Netherlands'),
    stat('Consignee', 'Smörgåstorg AB', 'Malmö, Sweden'),
    stat('Goods', '3 lines, 4 EUR pallets', '4,056 units, 1,618.0 kg'),
    stat('Value ordered', '€ 12,480.00', 'Paid by the buyer on 9 November'),
  ],
  entries,
});

export const howItWorks = page(
  'how-it-works',
  'How it works',
  {
    title: 'How it works',
    description: 'One order from stock list to bank account: who moves when, and what you see at each step.',
  },
  panel('header_panel', {
    title: 'How one order travels',
    description:
      'Read it as the seller. Yellow entries are yours: six minutes in eight days. Hatched ones are ours and the carrier’s.',
  }),
  orderManifest,
  panel('usp_panel', {
    heading: 'When it goes differently',
    usps: [
      usp('Nothing left to ship', 'Decline with a reason. The buyer is refunded in full and offered other sellers.'),
      usp('The deadline passes', 'The order expires. You are warned 24 and 4 hours before, by mail and in the portal.'),
      usp('Something arrives broken', 'The buyer shows the box, the label and the item, and you answer in one place.'),
      usp(
        'The parcel is lost',
        'A claim opens as soon as the carrier says so. You answer it, and the order shows what comes next.',
      ),
    ],
  }),
  panel('banner', {
    title: 'Start with the stock list you have',
    description: 'Two minutes of questions, then a person answers within one working day.',
    cta: [register()],
  }),
);
