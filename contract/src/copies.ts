/** A copy of everything that is kept about a person or a company, to take along. */
import { z } from 'zod';
import { instant } from './common.ts';
import { copyStatuses } from './copy-values.ts';

export const dataCopy = z
  .strictObject({
    status: z.enum(copyStatuses).nullable().meta({ description: 'Null: none was asked for, or its time is over' }),
    kindsDone: z.int(),
    kindsInAll: z.int(),
    rowsDone: z.int(),
    askedAt: instant.nullable(),
    endedAt: instant.nullable(),
    until: instant.nullable().meta({ description: 'It can be saved until then' }),
    parts: z.array(z.strictObject({ part: z.int(), name: z.string(), bytes: z.int() })),
  })
  .meta({ id: 'DataCopy' });
export type DataCopy = z.infer<typeof dataCopy>;

export const copyPart = z.strictObject({ part: z.coerce.number().int().min(1).max(100_000) });
