/**
 * What open pages are told: that something changed and where to look, never what it holds. Sent as server-sent events
 * (WHATWG HTML, section 9.2): `event: change` carries a `LiveChange`; `event: ready` opens a stream; `event: resync` says
 * that something may have been missed, so that everything shown is asked for again.
 */
import { z } from 'zod';
import { qid } from './common.ts';

export const liveChange = z
  .strictObject({
    kind: z.string().meta({ description: 'What happened, such as sale.changed or notification.added' }),
    saleQid: qid.nullable(),
    version: z.int().nullable().meta({ description: 'Of the order, after the change' }),
    byQid: qid.nullable().meta({ description: 'The person who did it; null for a timer or an outside service' }),
  })
  .meta({ id: 'LiveChange' });
export type LiveChange = z.infer<typeof liveChange>;

export const liveQuery = z.strictObject({
  once: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'true: answers what happened since Last-Event-ID and ends, where no stream gets through' }),
  pageAge: z.coerce.number().int().min(0).optional().meta({
    description:
      'Milliseconds since the page began to load, while it has received no event: what happened since is told first, or `resync` when that is not known any more',
  }),
});
export const liveHeaders = z.looseObject({
  'last-event-id': z
    .string()
    .regex(/^[0-9a-f-]{36}$/)
    .optional()
    .meta({ description: 'The last event that was received' }),
});
