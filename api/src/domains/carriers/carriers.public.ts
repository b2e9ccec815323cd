/** What other domains may know of carriers, and what fulfilment may do with a booking. */
export { callOff, cancelBooking } from './cancel-booking.ts';
export { type Carrier, carrierByQid, isNumberOf, normaliseNumber, trackingUrlOf } from './carriers.list.ts';
export { presentOffers } from './carriers.presenter.ts';
export { bookingOf } from './carriers.repository.ts';
export { mostQuestions, pauseBefore } from './carriers.rules.ts';
