/** Staff answer a request for a brand or products; whoever asked hears of it by mail. */

import { requireVersion } from '../../../kernel/versions.ts';
import { emit } from '../../../platform/jobs/jobs.ts';
import type { Write } from '../../../platform/write.ts';
import { unknownGtins } from '../products.repository.ts';
import { lockRequest, type RequestRecord, saveRequest } from '../requests.repository.ts';
import { refuse } from '../variants.errors.ts';
import { presentRequest } from '../variants.presenter.ts';

type Input = {
  readonly id: string;
  readonly status: 'ADDED' | 'DECLINED';
  readonly answer: string;
  readonly version?: number | undefined;
};

/**
 * Refuses with `request_not_found`, `request_answered`, `stale_version` (with `current`), and what is said to be added and is
 * not with `request_not_added`.
 */
export async function answerRequest(
  { db, now, actor }: Write,
  { id, status, answer, version }: Input,
): Promise<RequestRecord> {
  const before = await lockRequest(db, id);
  if (!before) throw refuse('request_not_found');
  requireVersion(version, before, () => presentRequest(before));
  if (before.status !== 'OPEN') throw refuse('request_answered');
  const missing = status === 'ADDED' ? await unknownGtins(db, before.gtins) : [];
  if (missing.length > 0) throw refuse('request_not_added', { missingGtins: missing });
  const answered = { answer, answeredAt: now, answeredByName: actor.name };
  const after: RequestRecord = { ...before, status, ...answered, version: before.version + 1 };
  await saveRequest(db, after);
  const told = { userId: before.requestedBy, wanted: wantedIn(before), isAdded: status === 'ADDED', answer };
  await emit(db, now, 'catalogue.request_answered', told);
  return after;
}

const gtinsNamed = 5;

/** What was asked for, as its asker wrote it; the first GTINs where a list was long. */
function wantedIn({ text, gtins }: Pick<RequestRecord, 'text' | 'gtins'>): string {
  const named = gtins.length > gtinsNamed ? [...gtins.slice(0, gtinsNamed), '…'] : gtins;
  return [text, named.join(', ')].filter((part) => part !== '').join(' – ');
}
