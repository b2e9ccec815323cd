import { type PackageStatus, packageStatuses } from '@quayside/contract/package-values';
import { describe, expect, it } from 'vitest';
import { firePackage, packageEventNames } from './packages.machine.ts';
import { plainContext } from './packages.types.ts';

const lead = (from: PackageStatus, event: (typeof packageEventNames)[number], context = plainContext) => {
  const outcome = firePackage(event, from, context);
  return 'to' in outcome ? outcome.to : outcome.refused.code;
};

/** Section 5 of the domain page, written out: the only ways there are. */
const ways: Readonly<Record<string, PackageStatus>> = {
  'ANNOUNCED arrive': 'ARRIVED',
  'MISSING arrive': 'ARRIVED',
  'ANNOUNCED confirm': 'CONFIRMED',
  'MISSING confirm': 'CONFIRMED',
  'ARRIVED confirm': 'CONFIRMED',
  'ANNOUNCED report': 'ON_HOLD',
  'MISSING report': 'ON_HOLD',
  'ARRIVED report': 'ON_HOLD',
  'ON_HOLD report': 'ON_HOLD',
  'ON_HOLD accept': 'CONFIRMED',
  'ON_HOLD recount': 'ARRIVED',
  'ON_HOLD quarantine': 'ON_HOLD',
  'ON_HOLD return_to_seller': 'RETURNED_TO_SELLER',
  'ON_HOLD dispose': 'DISPOSED',
  'ANNOUNCED mark_missing': 'MISSING',
  'MISSING give_up': 'MISSING',
  'ARRIVED move': 'ARRIVED',
  'ON_HOLD move': 'ON_HOLD',
  'CONFIRMED move': 'CONFIRMED',
  'IN_SHIPMENT move': 'IN_SHIPMENT',
  'READY_TO_SHIP move': 'READY_TO_SHIP',
  'CONFIRMED add_to_shipment': 'IN_SHIPMENT',
  'IN_SHIPMENT remove': 'CONFIRMED',
  'IN_SHIPMENT close_shipment': 'READY_TO_SHIP',
  'READY_TO_SHIP reopen': 'IN_SHIPMENT',
  'READY_TO_SHIP ship_out': 'SHIPPED',
  'SHIPPED take_back_hand_over': 'READY_TO_SHIP',
  'SHIPPED deliver': 'DELIVERED',
};

describe('[WH-03] the life of a package in the warehouse', () => {
  it.each(packageStatuses.flatMap((status) => packageEventNames.map((event) => [status, event] as const)))(
    'from %s, %s leads where the domain page says',
    (status, event) => expect(lead(status, event)).toBe(ways[`${status} ${event}`] ?? 'package_not_in_state'),
  );

  it('goes back or is disposed of once its order has ended, and goes no further', () => {
    const ended = { ...plainContext, isOrderEnded: true };
    for (const from of ['ARRIVED', 'ON_HOLD', 'CONFIRMED'] as const) {
      expect(lead(from, 'return_to_seller', ended)).toBe('RETURNED_TO_SELLER');
      expect(lead(from, 'dispose', ended)).toBe('DISPOSED');
    }
    for (const event of ['accept', 'recount'] as const)
      expect(lead('ON_HOLD', event, ended)).toBe('package_order_ended');
    expect(lead('ARRIVED', 'confirm', ended)).toBe('package_order_ended');
  });

  it('is given up once', () =>
    expect(lead('MISSING', 'give_up', { ...plainContext, isGivenUp: true })).toBe('package_given_up'));

  it('is confirmed neither with an open difference nor with other counts', () => {
    expect(lead('ARRIVED', 'confirm', { ...plainContext, openDiscrepancies: 1 })).toBe('package_has_discrepancies');
    expect(lead('ARRIVED', 'confirm', { ...plainContext, hasOtherCounts: true })).toBe('package_count_differs');
  });
});
