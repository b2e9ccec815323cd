/** Staff answer a request for a brand or products. */
import type { Write } from '../../../platform/write.ts';
import { lockRequest, type RequestRecord, saveRequest } from '../requests.repository.ts';
import { refuse } from '../variants.errors.ts';
import { presentRequest } from '../variants.presenter.ts';

type Input = {
  readonly id: string;
  readonly status: 'ADDED' | 'DECLINED';
  readonly answer: string;
  readonly version?: number | undefined;
};

/** Refuses with `request_not_found`, `request_answered` or `stale_version` (with `current`). */
export async function answerRequest(
  { db, now, actor }: Write,
  { id, status, answer, version }: Input,
): Promise<RequestRecord> {
  const before = await lockRequest(db, id);
  if (!before) throw refuse('request_not_found');
  if (version !== undefined && version !== before.version)
    throw refuse('stale_version', { current: presentRequest(before) });
  if (before.status !== 'OPEN') throw refuse('request_answered');
  const answered = { answer, answeredAt: now, answeredByName: actor.name };
  const after: RequestRecord = { ...before, status, ...answered, version: before.version + 1 };
  await saveRequest(db, after);
  return after;
}
