/** One of us answers what a buyer asked about an order. */
import { present } from '../../../kernel/errors.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { refuse } from '../orders.errors.ts';
import { questionOf } from '../orders.questions.read-model.ts';
import { saveAnswer } from '../orders.repository.ts';

type Answer = { readonly id: string; readonly answer: string };

/** Refuses with `order_question_not_found`, `order_question_answered`. */
export async function answerQuestion({ db, now, actor }: Write, { id, answer }: Answer) {
  const found = await questionOf(db, id);
  if (!found) throw refuse('order_question_not_found');
  const { buyerId } = found.issue;
  // Of two who answer at once the second is told.
  const isFirst = await saveAnswer(db, { buyerId, id, answer, answeredAt: now, answeredByName: actor.name });
  if (!isFirst) throw refuse('order_question_answered');
  await emit(db, now, 'order.issue_answered', { buyerId, issueId: id });
  return present(await questionOf(db, id), 'it was just answered');
}
