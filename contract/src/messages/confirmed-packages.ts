/** Words of the packages that stand in their bays. */
import { counted } from '../count-label.ts';

export const confirmedPackageMessages = {
  title: 'In the warehouse',
  caption: (buyer: string, place: string) => `Packages for ${buyer}, ${place}`,
  empty: 'No package waits here',
  emptyText: 'Packages appear here as soon as they are received.',
  failed: 'There was an error loading the packages, please try again.',
  scan: 'Scan packages for one buyer and place to send them together.',
  start: (count: number) => (count === 1 ? 'Start shipment with 1 package' : `Start shipment with ${count} packages`),
  startGroup: 'Start shipment',
  startFor: (buyer: string, place: string, count: number) =>
    `Start shipment for ${buyer}, ${place}, ${counted(count, 'package')}`,
  chosen: 'Chosen',
  chosenText: (count: number) => `${counted(count, 'package is', 'packages are')} chosen.`,
  otherBuyer: 'Other buyer',
  otherBuyerText: (buyer: string) => `This one goes to ${buyer}. Send it separately.`,
  otherPlace: 'Other place',
  otherPlaceText: (place: string) => `Same buyer, but this one goes to ${place}. Send it separately.`,
  started: (number: string) => `Shipment ${number} started`,
  partly: (received: number, total: number, here: number) =>
    here < received ? `${received} of ${total} arrived, ${here} here` : `${received} of ${total} arrived`,
  views: 'How the list stands',
  byOrder: 'By order',
  byBay: 'By bay',
  bayCaption: 'Packages in the warehouse, along the racks',
  aisle: (letter: string) => `Aisle ${letter}`,
  noAisle: 'In no bay',
  over: (days: number) => `Over ${days} days`,
  emptyOver: (days: number) => `Nothing has stood here for over ${days} days`,
  hereFor: 'Here for',
  daysHere: (days: number) => (days === 0 ? 'today' : counted(days, 'day')),
} as const;
