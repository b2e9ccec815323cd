/** Words about carriers that a warehouse books for its shipments. */
import { counted } from '../count-label.ts';

export const warehouseBookingErrorMessages = {
  pickup_date_not_available_exception: 'The carrier cannot collect on that day. Choose one of the days offered.',
  seller_shipping_address_line_one_too_long:
    'Line one of the warehouse’s address is too long for the carrier. Ask the office to shorten it to 45 characters.',
  seller_shipping_address_line_two_too_long:
    'Line two of the warehouse’s address is too long for the carrier. Ask the office to shorten it to 45 characters.',
  booking_in_progress: 'A carrier is being booked for this shipment already. Try again in a moment.',
  carrier_unavailable: 'The carrier does not answer at the moment. Try again later, or choose another one.',
  logistics_off: 'Booking carriers is switched off at the moment. Enter the carrier and its tracking number instead.',
  shipment_carrier_booked: 'A carrier is booked for this shipment. Cancel the booking first.',
  shipment_pickup_over:
    'The booked carrier’s pickup day is over. Cancel the booking, then book anew or enter another carrier.',
  shipment_cancelling_carrier:
    'The booked carrier is being told not to come. Wait until this page shows its answer, within ten minutes, then try again.',
  cancellation_unanswered: 'The carrier has not answered yet. We keep asking, and this page shows what it says.',
  too_late_to_cancel: 'The carrier is on its way already, so the booking can no longer be cancelled.',
  shipment_not_booked: 'No carrier is booked for this shipment.',
  label_not_available: 'No label found.',
  pickup_not_confirmed: 'The carrier did not confirm the pickup, and may still come. Ask it before you book again.',
  weight_out_of_range: 'The weight is outside what this carrier takes.',
} as const;

export const warehouseBookingMessages = {
  title: 'Book a carrier',
  text: 'Enter sizes and weights to see price and pickup day of each carrier. Quayside pays it, and its tracking number comes by itself.',
  row: (number: number, kind: 'PARCEL' | 'PALLET') => `Row ${number}, ${kind === 'PARCEL' ? 'parcels' : 'pallets'}`,
  limits: 'A parcel may weigh 31.5 kg and be 175 cm long; a pallet 1,000 kg and 220 cm high.',
  measures: {
    count: 'Pieces',
    weightKg: 'Weight of each (kg)',
    lengthCm: 'Length (cm)',
    widthCm: 'Width (cm)',
    heightCm: 'Height (cm)',
  },
  wrong: {
    count: 'Enter the pieces as a whole number, at most 200',
    weightKg: 'Enter the weight of each in kg, such as 12.5',
    lengthCm: 'Enter the length in cm, such as 60',
    widthCm: 'Enter the width in cm, such as 40',
    heightCm: 'Enter the height in cm, such as 40',
  },
  addParcel: 'Add parcels',
  addPallet: 'Add pallets',
  remove: (row: number) => `Remove row ${row}`,
  ask: 'Show carriers',
  legend: 'Carrier',
  none: 'No carrier takes this. Check sizes and weights, or enter a carrier of your own below.',
  refused: 'Not available for this',
  transit: (days: number) => `${counted(days, 'day')} in transit`,
  firstPickup: (day: string) => `first pickup ${day}`,
  cutOff: (time: string) => `book by ${time}`,
  pickup: 'Pickup day',
  nextDays: 'Next days this carrier can collect:',
  book: 'Book this carrier',
  booking: 'Booking… This page updates by itself.',
  booked: 'Carrier booked',
  failed: 'The last booking did not succeed. Nothing is booked.',
  failedUnsure: 'The last booking was not confirmed.',
  loadFailed: 'The carriers could not be loaded, please try again.',
  bookedTitle: 'Booked carrier',
  carrier: 'Carrier',
  collects: 'Collects on',
  price: 'Price, paid by Quayside',
  numbers: 'Tracking numbers',
  reference: 'Booking',
  label: 'Save the carrier’s label',
  labelFailed: 'The label could not be loaded, please try again.',
  cancel: 'Cancel booking',
  cancelAsk: 'Cancel this booking?',
  cancelText: (carrier: string) => `${carrier} will not come. You can book again until the shipment is closed.`,
  keep: 'Keep booking',
  cancelled: 'Booking cancelled',
  closeText: (carrier: string) => `${carrier} is booked and gave its number. Weigh the shipment and close it.`,
  over: 'The pickup day is over. Cancel the booking, then book anew or enter another carrier.',
  cancelling:
    'The carrier is being told not to come. The shipment can be closed once it has answered, within ten minutes.',
  unanswered:
    'The carrier did not answer the cancellation, so the booking stands. Ask it whether it comes, or cancel again.',
  changes: 'Adding or taking out packages cancels the booking.',
} as const;
