/** A buying company asks to pay later (ERR-13). */
import type { creditApplicationAnswer, creditApplicationBody } from '@quayside/contract/company';
import type { z } from 'zod';
import { forbidden } from '../../../kernel/actor.ts';
import { fromWire } from '../../../kernel/money.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../sellers.errors.ts';
import { saveCreditApplication } from '../sellers.repository.ts';

/** After a refusal a company may apply again. Refuses with `already_applied` while one waits, and once credit is given. */
export async function applyForCredit(
  { db, now, actor }: Write,
  { limit, note }: z.infer<typeof creditApplicationBody>,
): Promise<z.infer<typeof creditApplicationAnswer>> {
  const { buyerId } = actor;
  if (buyerId === null) throw forbidden('buyer');
  if (!(await saveCreditApplication(db, buyerId, { limitMinor: fromWire(limit).minor, note: note ?? null, at: now })))
    throw refuse('already_applied');
  await emit(db, now, 'buyer.credit_applied', { buyerId });
  return { qid: buyerId, status: 'APPLIED', createdAt: now };
}
