/** A seller offers units that are missing elsewhere, or declines. */
import { sellerIdOf } from '../../../kernel/actor.ts';
import { requireVersion } from '../../../kernel/versions.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../replacements.errors.ts';
import { presentReplacement } from '../replacements.presenter.ts';
import { lockReplacement, type ReplacementRecord, saveAnswer } from '../replacements.repository.ts';
import { checkAnswer, isSameAnswer } from '../replacements.rules.ts';

/** `quantity` null: declined. */
type Answer = { readonly id: string; readonly quantity: number | null; readonly version?: number | undefined };

/**
 * Safe to repeat: the same answer again changes nothing. Refuses `not_found`, `replacement_closed`, `stale_version`,
 * `replacement_too_many`, `replacement_not_multiple`.
 */
export async function answerReplacement(
  { db, now, actor }: Write,
  { id, quantity, version }: Answer,
): Promise<ReplacementRecord> {
  const sellerId = sellerIdOf(actor);
  const asked = await lockReplacement(db, sellerId, id);
  if (!asked) throw refuse('not_found');
  if (isSameAnswer(asked, { quantity })) return asked;
  checkAnswer(asked, { quantity }, now);
  requireVersion(version, asked, () => presentReplacement(asked));
  const answered: ReplacementRecord = {
    ...asked,
    status: quantity === null ? 'DECLINED' : 'OFFERED',
    offeredQuantity: quantity,
    answeredAt: now,
    version: asked.version + 1,
  };
  await saveAnswer(db, answered);
  if (quantity !== null)
    await emit(db, now, 'replacement.offered', { sellerId, replacementId: id, saleLineId: asked.sourceLineId });
  return answered;
}
