/** The life of a package in the warehouse (domain page, section 5). What moves it in a shipment is told by the shipment. */
import { type PackageStatus, packageActions } from '@quayside/contract/package-values';
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
type Code = 'package_not_in_state' | 'package_has_discrepancies' | 'package_count_differs';

const noOpenDiscrepancy = ({ openDiscrepancies }: PackageContext) =>
  openDiscrepancies > 0 ? ({ code: 'package_has_discrepancies' } as const) : null;
const countedAsAnnounced = ({ hasOtherCounts }: PackageContext) =>
  hasOtherCounts ? ({ code: 'package_count_differs' } as const) : null;

export const packageMachine: Machine<PackageStatus, PackageEventName, PackageContext, Code> = [
  { event: 'arrive', from: ['ANNOUNCED', 'MISSING'], to: 'ARRIVED', guards: [] },
  {
    event: 'confirm',
    from: ['ANNOUNCED', 'MISSING', 'ARRIVED'],
    to: 'CONFIRMED',
    guards: [noOpenDiscrepancy, countedAsAnnounced],
  },
  { event: 'report', from: ['ANNOUNCED', 'MISSING', 'ARRIVED', 'ON_HOLD'], to: 'ON_HOLD', guards: [] },
  { event: 'accept', from: ['ON_HOLD'], to: 'CONFIRMED', guards: [] },
  { event: 'recount', from: ['ON_HOLD'], to: 'ARRIVED', guards: [] },
  { event: 'quarantine', from: ['ON_HOLD'], to: 'ON_HOLD', guards: [] },
  { event: 'return_to_seller', from: ['ON_HOLD'], to: 'RETURNED_TO_SELLER', guards: [] },
  { event: 'dispose', from: ['ON_HOLD'], to: 'DISPOSED', guards: [] },
  { event: 'mark_missing', from: ['ANNOUNCED'], to: 'MISSING', guards: [] },
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

/** What can be done with it, but for taking a step back. */
export const actionsIn = (status: PackageStatus): (typeof packageActions)[number][] =>
  packageActions.filter((action) => {
    const event = action === 'resolve' ? 'accept' : action;
    return packageMachine.some((one) => one.event === event && one.from.includes(status));
  });
