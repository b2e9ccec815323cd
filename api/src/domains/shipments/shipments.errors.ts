/** What the calls of this domain may refuse. */
import { shipmentMessages as m } from '@quayside/contract/messages/shipments';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const shipmentErrors = {
  shipment_not_found: { status: 404, message: m.not_found },
  invalid_shipment_codes: { status: 400, message: m.invalid_shipment_codes },
  unknown_carrier: { status: 400, message: m.unknown_carrier },
  already_scanned: { status: 409, message: m.already_scanned },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(shipmentErrors);
