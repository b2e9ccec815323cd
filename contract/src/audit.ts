/** Who did what in a company, with what stood before and after. */
import { z } from 'zod';
import { auditActions } from './audit-values.ts';
import { instant, listOf, pageQuery, qid } from './common.ts';

export const auditQuery = z.strictObject({
  ...pageQuery.shape,
  action: z.enum(auditActions).optional(),
  personQid: qid.optional(),
});
export const auditEntry = z
  .strictObject({
    number: z.int().nullable().meta({ description: 'Its place in the chain; null: a reading of ours, kept beside it' }),
    at: instant,
    action: z.enum(auditActions),
    personQid: qid.nullable().meta({ description: 'Null: the product itself' }),
    person: z.string(),
    isStaff: z.boolean(),
    subject: z.string().meta({ description: 'What it was about, in the words of then' }),
    changes: z.array(
      z.strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditList = listOf(auditEntry).meta({ id: 'AuditList' });

export const auditCheck = z
  .strictObject({
    entries: z.int(),
    isIntact: z.boolean().meta({ description: 'Each entry’s hash holds its own facts and the hash before it' }),
    brokenAt: z.int().nullable().meta({ description: 'The first entry that does not' }),
  })
  .meta({ id: 'AuditCheck' });
