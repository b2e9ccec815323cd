/** What booking a carrier may refuse; the codes of the first three are the specification's. */
import { shipmentMessages as m } from '@quayside/contract/messages/shipments';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const carrierErrors = {
  pickup_date_not_available_exception: { status: 400, message: m.pickup_date_not_available_exception },
  seller_shipping_address_line_one_too_long: { status: 400, message: m.seller_shipping_address_line_one_too_long },
  seller_shipping_address_line_two_too_long: { status: 400, message: m.seller_shipping_address_line_two_too_long },
  weight_out_of_range: { status: 400, message: m.weight_out_of_range },
  booking_in_progress: { status: 409, message: m.booking_in_progress },
  logistics_off: { status: 409, message: m.logistics_off },
  label_not_available: { status: 404, message: m.label_not_available },
  pickup_not_confirmed: { status: 502, message: m.pickup_not_confirmed },
  carrier_unavailable: { status: 502, message: m.carrier_unavailable },
} as const satisfies ErrorTable;

export const refuse = refusalsOf(carrierErrors);
