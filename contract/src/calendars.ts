/** The link by which a person's calendar program reads the deadlines of their company's orders (RT-05). */
import { z } from 'zod';
import { instant } from './common.ts';

export const calendarLink = z
  .strictObject({
    createdAt: instant.nullable().meta({ description: 'Null while the person has no link' }),
    readAt: instant.nullable().meta({ description: 'When a program last asked, to the hour' }),
  })
  .meta({ id: 'CalendarLink' });
export type CalendarLink = z.infer<typeof calendarLink>;

export const newCalendarLink = calendarLink
  .extend({ url: z.url().meta({ description: 'Told this once: only its hash is kept' }) })
  .meta({ id: 'NewCalendarLink' });
export type NewCalendarLink = z.infer<typeof newCalendarLink>;
