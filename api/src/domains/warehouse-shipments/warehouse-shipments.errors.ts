import { packageErrorMessages as messages } from '@quayside/contract/messages/package-errors';
import { saleMessages } from '@quayside/contract/messages/sales';
import { warehouseBookingErrorMessages as bookingMessages } from '@quayside/contract/messages/warehouse-bookings';
import { type ErrorTable, refusalsOf } from '../../kernel/errors.ts';

export const warehouseShipmentErrors = {
  shipment_not_found: { status: 404, message: messages.shipment_not_found },
  shipment_not_in_state: { status: 409, message: messages.shipment_not_in_state },
  shipment_other_destination: { status: 409, message: messages.shipment_other_destination },
  shipment_package_not_ready: { status: 409, message: messages.shipment_package_not_ready },
  shipment_order_ended: { status: 409, message: messages.shipment_order_ended },
  shipment_package_not_inside: { status: 404, message: messages.shipment_package_not_inside },
  shipment_empty: { status: 409, message: messages.shipment_empty },
  shipment_too_many: { status: 409, message: messages.shipment_too_many },
  shipment_carrier_unknown: { status: 400, message: messages.shipment_carrier_unknown },
  shipment_number_wrong: { status: 400, message: messages.shipment_number_wrong },
  shipment_customs_incomplete: { status: 409, message: messages.shipment_customs_incomplete },
  shipment_lead_tells: { status: 403, message: messages.shipment_lead_tells },
  shipment_product_not_inside: { status: 404, message: messages.shipment_product_not_inside },
  shipment_customs_known: { status: 409, message: messages.shipment_customs_known },
  shipment_driver_missing: { status: 400, message: messages.shipment_driver_missing },
  shipment_not_handed_over: { status: 409, message: messages.shipment_not_handed_over },
  shipment_not_all_scanned: { status: 409, message: messages.shipment_not_all_scanned },
  shipment_nothing_to_undo: { status: 409, message: messages.shipment_nothing_to_undo },
  shipment_take_over_off: { status: 409, message: messages.shipment_take_over_off },
  shipment_no_labels: { status: 409, message: messages.shipment_no_labels },
  pickup_date_not_available_exception: { status: 400, message: bookingMessages.pickup_date_not_available_exception },
  seller_shipping_address_line_one_too_long: {
    status: 400,
    message: bookingMessages.seller_shipping_address_line_one_too_long,
  },
  seller_shipping_address_line_two_too_long: {
    status: 400,
    message: bookingMessages.seller_shipping_address_line_two_too_long,
  },
  weight_out_of_range: { status: 400, message: bookingMessages.weight_out_of_range },
  booking_in_progress: { status: 409, message: bookingMessages.booking_in_progress },
  logistics_off: { status: 409, message: bookingMessages.logistics_off },
  shipment_carrier_booked: { status: 409, message: bookingMessages.shipment_carrier_booked },
  shipment_pickup_over: { status: 409, message: bookingMessages.shipment_pickup_over },
  shipment_cancelling_carrier: { status: 409, message: bookingMessages.shipment_cancelling_carrier },
  cancellation_unanswered: { status: 502, message: bookingMessages.cancellation_unanswered },
  too_late_to_cancel: { status: 409, message: bookingMessages.too_late_to_cancel },
  shipment_not_booked: { status: 409, message: bookingMessages.shipment_not_booked },
  label_not_available: { status: 404, message: bookingMessages.label_not_available },
  pickup_not_confirmed: { status: 502, message: bookingMessages.pickup_not_confirmed },
  carrier_unavailable: { status: 502, message: bookingMessages.carrier_unavailable },
  load_too_heavy: { status: 400, message: saleMessages.load_too_heavy },
  load_too_large: { status: 400, message: saleMessages.load_too_large },
  package_not_found: { status: 404, message: messages.package_not_found },
} satisfies ErrorTable;

export const refuse = refusalsOf(warehouseShipmentErrors);
