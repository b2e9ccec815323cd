/** What carriers tell of shipments of a warehouse, and those they were booked for. */
export { isKnownOfPiece } from './journey.rules.ts';
export { followShipment } from './use-cases/follow-shipment.ts';
export { type FollowedBooking, followedBookings } from './warehouse-bookings.repository.ts';
export { sentWithNumber } from './warehouse-shipments.repository.ts';
