/** GET info/: public facts only (CFG-06). */
import { z } from 'zod';

const legalEntity = z.strictObject({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  phone: z.string().nullable(),
});

export const info = z
  .strictObject({
    version: z.string(),
    environment: z.enum(['development', 'preview', 'production']),
    flags: z.record(z.string(), z.boolean()),
    limits: z.strictObject({ maximumPage: z.int(), maximumPageSize: z.int(), uploadBytes: z.int() }),
    slaVersion: z.string(),
    legalEntities: z.strictObject({ uk: legalEntity, eu: legalEntity }),
    mailboxes: z.strictObject({
      sales: z.string(),
      support: z.string(),
      procurement: z.string(),
      fulfilment: z.string(),
      success: z.string(),
    }),
  })
  .meta({ id: 'Info' });
export type Info = z.infer<typeof info>;
