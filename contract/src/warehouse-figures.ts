/** What a lead looks at: how long packages wait, how many go through, how many differ, what left late. */
import { z } from 'zod';
import { instant, qid } from './common.ts';
import { discrepancyTypes, packageStatuses } from './package-values.ts';
import { lateCauses } from './warehouse-figure-values.ts';

const share = z.number().nullable().meta({ description: 'From 0 to 1; null: nothing to count yet' });

const waiting = z.strictObject({
  total: z.int().meta({ description: 'Packages that have arrived and not left' }),
  overdue: z.int().meta({ description: 'Of them, those that wait longer than five days' }),
  ages: z.array(
    z.strictObject({
      days: z.int().meta({ description: 'Since the day they arrived; the last entry holds that many or more' }),
      toCount: z.int(),
      inBay: z.int(),
      onHold: z.int(),
    }),
  ),
  oldest: z.array(
    z.strictObject({
      qid,
      code: z.string(),
      status: z.enum(packageStatuses),
      location: z.string().nullable(),
      sellerName: z.string(),
      arrivedAt: instant,
      days: z.int(),
    }),
  ),
});
const throughput = z.strictObject({
  received: z.int().meta({ description: 'Packages that arrived today' }),
  sent: z.int().meta({ description: 'Packages handed over today' }),
  hours: z.array(
    z.strictObject({
      hour: z.int().meta({ description: 'Of the warehouse’s clock' }),
      received: z.int(),
      sent: z.int(),
      usual: z.number().nullable().meta({
        description:
          'Received in this hour of the same weekday, on average of the last four; null: none of them is known',
      }),
    }),
  ),
  workers: z
    .array(
      z.strictObject({
        name: z.string(),
        received: z.int(),
        putAway: z.int(),
        scans: z.int().meta({ description: 'Every step with a package' }),
      }),
    )
    .meta({ description: 'Who did what with packages today, by name' }),
});
const discrepancies = z.strictObject({
  goal: z.number().meta({ description: 'No more than this share should differ' }),
  differing: z.int().meta({ description: 'Packages of this week that differ' }),
  share: share.meta({ description: 'Of the packages received this week, those that differ from their announcement' }),
  weeks: z
    .array(z.strictObject({ from: z.iso.date(), received: z.int(), differing: z.int(), share }))
    .meta({ description: 'The last eight weeks, oldest first' }),
  types: z
    .array(z.strictObject({ type: z.enum(discrepancyTypes), count: z.int() }))
    .meta({ description: 'Of the last eight weeks, most first' }),
  sellers: z
    .array(z.strictObject({ name: z.string(), count: z.int(), received: z.int() }))
    .meta({ description: 'The five whose packages differed most often in the last eight weeks' }),
});
const dispatches = z.strictObject({
  today: z.int().meta({ description: 'Shipments that left late today' }),
  days: z
    .array(z.strictObject({ on: z.iso.date(), sent: z.int(), packedLate: z.int(), carrierLate: z.int() }))
    .meta({ description: 'The last fourteen days, oldest first' }),
  latest: z
    .array(
      z.strictObject({
        qid,
        number: z.string(),
        buyerName: z.string(),
        carrier: z.string().nullable(),
        dueAt: instant,
        shippedAt: instant,
        cause: z.enum(lateCauses),
      }),
    )
    .meta({ description: 'The ten that left late last, latest first' }),
});

export const warehouseFigures = z
  .strictObject({
    at: instant,
    today: z.iso.date().meta({ description: 'On the warehouse’s calendar' }),
    waiting,
    throughput,
    discrepancies,
    dispatches,
  })
  .meta({ id: 'WarehouseFigures' });
export type WarehouseFigures = z.infer<typeof warehouseFigures>;
