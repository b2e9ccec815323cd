/** What is kept about a person, to take along; and the end of the account. */
import { z } from 'zod';
import { auditEntry } from './audit.ts';
import { instant, qid } from './common.ts';

export const personalData = z
  .strictObject({
    madeAt: instant,
    account: z.strictObject({
      qid,
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      country: z.string(),
      role: z.string(),
      company: z.string().nullable(),
      createdAt: instant,
      secondFactorSince: instant.nullable(),
    }),
    sessions: z.array(z.strictObject({ device: z.string().nullable(), createdAt: instant, lastSeenAt: instant })),
    changes: z.array(auditEntry.omit({ personQid: true, isStaff: true })).meta({
      description: 'What you changed in the company, newest first, at most 5,000',
    }),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof personalData>;

export const deleteAccountBody = z.strictObject({
  secret: z.string().min(1).max(128).meta({ description: 'The current password' }),
});
