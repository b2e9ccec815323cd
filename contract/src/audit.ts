/** Who did what in a company, with what stood before and after. */
import { z } from 'zod';
import { auditActions } from './audit-values.ts';
import { instant, listOf, pageQuery, qid } from './common.ts';
import { staffReadKinds } from './staff-reads.ts';

const auditFilter = {
  action: z.enum(auditActions).optional(),
  personQid: qid.optional(),
  from: z.iso.date().optional().meta({ description: 'A day by the clock of the company' }),
  to: z.iso.date().optional().meta({ description: 'The last day, by the same clock' }),
};
export const auditQuery = z.strictObject({ ...pageQuery.shape, ...auditFilter });
export const auditFileQuery = z.strictObject(auditFilter);
export const auditEntry = z
  .strictObject({
    number: z
      .int()
      .nullable()
      .meta({ description: 'Its place in the chain; null: a reading of ours, which has a chain of its own' }),
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

/** Whoever did something in the company, or of us looked at it. */
export const auditPeople = z
  .strictObject({
    people: z.array(z.strictObject({ personQid: qid, person: z.string(), isStaff: z.boolean() })),
  })
  .meta({ id: 'AuditPeople' });
export type AuditPeople = z.infer<typeof auditPeople>;

export const auditCheck = z
  .strictObject({
    entries: z.int(),
    readings: z.int().meta({ description: 'Of ours; each kind is a chain of its own' }),
    isIntact: z.boolean().meta({ description: 'Each entry’s hash holds its own facts and the hash before it' }),
    brokenAt: z.int().nullable().meta({ description: 'The first entry that does not' }),
    brokenReading: z
      .strictObject({ kind: z.enum(staffReadKinds), number: z.int() })
      .nullable()
      .meta({ description: 'The first reading that does not' }),
  })
  .meta({ id: 'AuditCheck' });
export type AuditCheck = z.infer<typeof auditCheck>;
