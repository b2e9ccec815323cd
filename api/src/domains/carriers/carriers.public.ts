/** What other domains may know of carriers, and what fulfilment may do with a booking. */
export { callOff } from './call-off.ts';
export { type Carrier, carrierByQid, isNumberOf, normaliseNumber } from './carriers.list.ts';
export { bookingOf, cancelBooking } from './carriers.repository.ts';
