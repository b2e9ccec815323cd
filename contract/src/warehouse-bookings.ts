/** A carrier that a warehouse books for one of its shipments (domain page, section 4; decision 0062). */
import { z } from 'zod';
import { money, qid, text, version } from './common.ts';
import { bookableCarriers } from './sale-actions.ts';
import { bookingAttempt, carrierBooking, load } from './sales.ts';
import { bookingCancellations, mostWarehouseLoads } from './warehouse-booking-values.ts';

/** Equal parcels or pallets: kilograms and centimetres of each. */
export const warehouseLoad = load.omit({ palletType: true });
export type WarehouseLoad = z.infer<typeof warehouseLoad>;
const warehouseLoads = z.array(warehouseLoad).min(1).max(mostWarehouseLoads);

function loadIn(one: string) {
  const [loadType, ...measures] = one.split(':');
  const [count, weightKg, lengthCm, widthCm, heightCm] = measures.map(Number);
  return { loadType, count, weightKg, lengthCm, widthCm, heightCm };
}

export const bookableQuery = z.strictObject({
  loads: z
    .string()
    .max(1_000)
    .regex(/^[A-Z]{6}(?::[\d.]{1,8}){5}(?:,[A-Z]{6}(?::[\d.]{1,8}){5})*$/)
    .transform((list) => list.split(',').map(loadIn))
    .pipe(warehouseLoads)
    .meta({
      description:
        'What is to be carried: kind, pieces, kilograms of each, length, width and height in centimetres, such as PARCEL:2:12.5:60:40:40; several separated by commas',
    }),
});

export const warehouseBookable = bookableCarriers.pick({ results: true, refused: true });
export type WarehouseBookable = z.infer<typeof warehouseBookable>;

export const warehouseBooking = carrierBooking
  .extend({
    price: money.meta({ description: 'Paid by Quayside' }),
    trackingNumbers: z.array(z.string()).meta({ description: 'The first one is the shipment’s' }),
    loads: z.array(warehouseLoad),
    isPickupOver: z.boolean().meta({ description: 'Its pickup day has passed: the shipment cannot be closed with it' }),
    cancellation: z.enum(bookingCancellations).nullable().meta({
      description:
        'ASKING: the carrier is being told not to come, and the shipment cannot be closed until it answers, for about ten minutes at most; UNANSWERED: it did not answer, and the booking stands',
    }),
  })
  .meta({ id: 'WarehouseBooking' });
export type WarehouseBooking = z.infer<typeof warehouseBooking>;
export const warehouseBookingAnswer = z.strictObject({
  carrierBooking: warehouseBooking.nullable().meta({ description: 'The one that counts; null: none does' }),
  lastAttempt: bookingAttempt.nullable(),
});
export type WarehouseBookingAnswer = z.infer<typeof warehouseBookingAnswer>;

export const cancelledBookingQuery = z.strictObject({
  booking: qid.meta({ description: 'The one that is cancelled; another one that was booked since stays' }),
});

export const warehouseBookingBody = z.strictObject({
  carrier: text(40),
  pickupDate: z.iso.date(),
  loads: warehouseLoads,
  version,
});
