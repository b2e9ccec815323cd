/** The life of a warehouse shipment, and what each step does with its packages (domain page, section 5). */
import type { WarehouseShipmentAction, WarehouseShipmentStatus } from '@quayside/contract/package-values';
import { type Machine, next, type Outcome } from '../../kernel/machine.ts';

export const shipmentEvents = [
  'add',
  'remove',
  'declare',
  'book',
  'ready',
  'reopen',
  'dispatch',
  'take_over',
  'cancel',
  'deliver',
  'take_back',
] as const;
export type ShipmentEvent = (typeof shipmentEvents)[number];
type Code = 'shipment_not_in_state';

export const shipmentMachine: Machine<WarehouseShipmentStatus, ShipmentEvent, null, Code> = [
  { event: 'add', from: ['OPEN'], to: 'OPEN', guards: [] },
  { event: 'remove', from: ['OPEN'], to: 'OPEN', guards: [] },
  { event: 'take_over', from: ['OPEN'], to: 'OPEN', guards: [] },
  { event: 'declare', from: ['OPEN'], to: 'OPEN', guards: [] },
  { event: 'book', from: ['OPEN'], to: 'OPEN', guards: [] },
  { event: 'ready', from: ['OPEN'], to: 'READY_TO_SHIP', guards: [] },
  { event: 'reopen', from: ['READY_TO_SHIP'], to: 'OPEN', guards: [] },
  { event: 'dispatch', from: ['READY_TO_SHIP'], to: 'SHIPPED', guards: [] },
  { event: 'cancel', from: ['OPEN'], to: 'CANCELLED', guards: [] },
  { event: 'deliver', from: ['SHIPPED'], to: 'DELIVERED', guards: [] },
  { event: 'take_back', from: ['SHIPPED'], to: 'READY_TO_SHIP', guards: [] },
];

export const fireShipment = (
  event: ShipmentEvent,
  status: WarehouseShipmentStatus,
): Outcome<WarehouseShipmentStatus, Code> => next(shipmentMachine, status, event, null, 'shipment_not_in_state');

const steps = [
  'add',
  'remove',
  'declare',
  'book',
  'ready',
  'reopen',
  'dispatch',
  'deliver',
  'take_back',
  'take_over',
] as const;

/** What can be done with it in that status, whoever asks. */
export const stepsIn = (status: WarehouseShipmentStatus): WarehouseShipmentAction[] =>
  steps.filter((step) => shipmentMachine.some((one) => one.event === step && one.from.includes(status)));
