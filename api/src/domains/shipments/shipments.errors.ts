/** What the calls of this domain may refuse. */
import { shipmentMessages as m } from '@quayside/contract/messages/shipments';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const shipmentErrors = {
  shipment_not_found: { status: 404, message: m.not_found },
  invalid_shipment_codes: { status: 400, message: m.invalid_shipment_codes },
  unknown_carrier: { status: 400, message: m.unknown_carrier },
  too_many_numbers: { status: 400, message: m.too_many_numbers },
  already_scanned: { status: 409, message: m.already_scanned },
  order_completed: { status: 409, message: m.order_completed },
  numbers_come_from_booking: { status: 409, message: m.numbers_come_from_booking },
  too_late_to_cancel: { status: 409, message: m.too_late_to_cancel },
  carrier_unavailable: { status: 502, message: m.carrier_unavailable },
  invalid_signature: { status: 401, message: m.invalid_signature },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(shipmentErrors);
