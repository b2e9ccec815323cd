/** The life of a package in the warehouse (domain page, section 5). What moves it in a shipment is told by the shipment. */
import {
  type PackageAction,
  type PackageResolution,
  type PackageStatus,
  packageActions,
  packageResolutions,
} from '@quayside/contract/package-values';
import { type Machine, next, type Outcome } from '../../kernel/machine.ts';
import type { PackageContext } from './packages.types.ts';

export const packageEventNames = [
  'arrive',
  'confirm',
  'report',
  'accept',
  'recount',
  'quarantine',
  'return_to_seller',
  'dispose',
  'mark_missing',
  'give_up',
  'move',
  'add_to_shipment',
  'remove',
  'close_shipment',
  'reopen',
  'ship_out',
  'take_back_hand_over',
  'deliver',
] as const;
export type PackageEventName = (typeof packageEventNames)[number];
type Code =
  | 'package_not_in_state'
  | 'package_has_discrepancies'
  | 'package_count_differs'
  | 'package_order_ended'
  | 'package_given_up';

const noOpenDiscrepancy = ({ openDiscrepancies }: PackageContext) =>
  openDiscrepancies > 0 ? ({ code: 'package_has_discrepancies' } as const) : null;
const countedAsAnnounced = ({ hasOtherCounts }: PackageContext) =>
  hasOtherCounts ? ({ code: 'package_count_differs' } as const) : null;

/** What has no order any more is not sent on: it goes back, or is disposed of. */
const orderGoesOn = ({ isOrderEnded }: PackageContext) =>
  isOrderEnded ? ({ code: 'package_order_ended' } as const) : null;
const orderEnded = ({ isOrderEnded }: PackageContext) =>
  isOrderEnded ? null : ({ code: 'package_not_in_state' } as const);
const notGivenUp = ({ isGivenUp }: PackageContext) => (isGivenUp ? ({ code: 'package_given_up' } as const) : null);

export const packageMachine: Machine<PackageStatus, PackageEventName, PackageContext, Code> = [
  { event: 'arrive', from: ['ANNOUNCED', 'MISSING'], to: 'ARRIVED', guards: [] },
  {
    event: 'confirm',
    from: ['ANNOUNCED', 'MISSING', 'ARRIVED'],
    to: 'CONFIRMED',
    guards: [orderGoesOn, noOpenDiscrepancy, countedAsAnnounced],
  },
  { event: 'report', from: ['ANNOUNCED', 'MISSING', 'ARRIVED', 'ON_HOLD'], to: 'ON_HOLD', guards: [] },
  { event: 'accept', from: ['ON_HOLD'], to: 'CONFIRMED', guards: [orderGoesOn] },
  { event: 'recount', from: ['ON_HOLD'], to: 'ARRIVED', guards: [orderGoesOn] },
  { event: 'quarantine', from: ['ON_HOLD'], to: 'ON_HOLD', guards: [] },
  { event: 'return_to_seller', from: ['ON_HOLD'], to: 'RETURNED_TO_SELLER', guards: [] },
  { event: 'dispose', from: ['ON_HOLD'], to: 'DISPOSED', guards: [] },
  // Decision 0027: what was received before its order ended needs no difference to leave by.
  { event: 'return_to_seller', from: ['ARRIVED', 'CONFIRMED'], to: 'RETURNED_TO_SELLER', guards: [orderEnded] },
  { event: 'dispose', from: ['ARRIVED', 'CONFIRMED'], to: 'DISPOSED', guards: [orderEnded] },
  { event: 'mark_missing', from: ['ANNOUNCED'], to: 'MISSING', guards: [] },
  // It stays MISSING, for it can still come; nobody waits for it any more.
  { event: 'give_up', from: ['MISSING'], to: 'MISSING', guards: [notGivenUp] },
  // Into another bay, for as long as it stands here.
  ...(['ARRIVED', 'ON_HOLD', 'CONFIRMED', 'IN_SHIPMENT', 'READY_TO_SHIP'] as const).map(
    (here) => ({ event: 'move', from: [here], to: here, guards: [] }) as const,
  ),
  { event: 'add_to_shipment', from: ['CONFIRMED'], to: 'IN_SHIPMENT', guards: [] },
  { event: 'remove', from: ['IN_SHIPMENT'], to: 'CONFIRMED', guards: [] },
  { event: 'close_shipment', from: ['IN_SHIPMENT'], to: 'READY_TO_SHIP', guards: [] },
  { event: 'reopen', from: ['READY_TO_SHIP'], to: 'IN_SHIPMENT', guards: [] },
  { event: 'ship_out', from: ['READY_TO_SHIP'], to: 'SHIPPED', guards: [] },
  { event: 'take_back_hand_over', from: ['SHIPPED'], to: 'READY_TO_SHIP', guards: [] },
  { event: 'deliver', from: ['SHIPPED'], to: 'DELIVERED', guards: [] },
];

export const firePackage = (
  event: PackageEventName,
  status: PackageStatus,
  context: PackageContext,
): Outcome<PackageStatus, Code> => next(packageMachine, status, event, context, 'package_not_in_state');

const eventsOf: Readonly<Record<PackageResolution, PackageEventName>> = {
  ACCEPT_RECEIVED_QUANTITY: 'accept',
  ACCEPT_AS_IS: 'accept',
  SEND_REMAINDER: 'accept',
  RELABEL: 'accept',
  RECOUNT: 'recount',
  QUARANTINE: 'quarantine',
  RETURN_TO_SELLER: 'return_to_seller',
  DISPOSE: 'dispose',
};
export const eventOf = (resolution: PackageResolution): PackageEventName => eventsOf[resolution];

type Facts = Pick<PackageContext, 'isOrderEnded' | 'isGivenUp'>;
const counted = { openDiscrepancies: 0, hasOtherCounts: false };

/** What can be done with it, but for taking a step back. */
export const actionsIn = (status: PackageStatus, facts: Facts): PackageAction[] =>
  packageActions.filter((action) =>
    action === 'resolve' ? resolutionsIn(status, facts).length > 0 : leads(action, status, facts),
  );

/** What a lead can decide of it. */
export const resolutionsIn = (status: PackageStatus, facts: Facts): PackageResolution[] =>
  packageResolutions.filter((resolution) => leads(eventOf(resolution), status, facts));

function leads(event: string, status: PackageStatus, facts: Facts): boolean {
  const known = packageEventNames.find((name) => name === event);
  // A scan of what has no order any more is answered too: it puts the package on hold.
  const isScan = known === 'confirm';
  if (known === undefined) return false;
  return 'to' in firePackage(known, status, { ...counted, ...facts, ...(isScan ? { isOrderEnded: false } : {}) });
}
