/** Words about carriers, bookings, shipments and tracking numbers. */
export const shipmentMessages = {
  not_found: 'No shipment found.',
  invalid_shipment_codes: 'One or more invalid track and trace numbers were removed',
  too_many_numbers: 'An order can have at most 2,000 track and trace numbers.',
  already_scanned: 'The carrier has scanned this shipment already, so it can no longer be changed or removed.',
  order_completed: 'This order is completed, so its shipments can no longer be changed or removed.',
  unknown_carrier: 'Choose a carrier from the list.',
  pickup_date_not_available_exception: 'The carrier cannot collect on that day. Choose one of the days offered.',
  seller_shipping_address_line_one_too_long:
    'Line one of your shipping address is too long for the carrier. Shorten it to 45 characters.',
  seller_shipping_address_line_two_too_long:
    'Line two of your shipping address is too long for the carrier. Shorten it to 45 characters.',
  booking_in_progress: 'A carrier is being booked for this order already. Try again in a moment.',
  carrier_unavailable: 'The carrier does not answer at the moment. Please try again later.',
  logistics_off: 'Booking carriers is switched off at the moment. Ship this order with your own carrier.',
  booking_made: 'A carrier is booked for this order. Cancel the booking first.',
  numbers_come_from_booking: 'The numbers of this shipment come from the carrier that is booked.',
  too_late_to_cancel: 'The carrier is on its way already, so the booking can no longer be cancelled.',
  label_not_available: 'No label found.',
  invalid_signature: 'The signature does not belong to this message.',
  pickup_not_confirmed: 'The carrier did not confirm the pickup, and may still come. Ask it before you book again.',
  weight_out_of_range: 'The weight is outside what this carrier takes.',
} as const;
