/** The calls about decisions that wait for a second person. `key` is the same for every try of one opened dialog. */
import { answerOf, api } from '../../lib/api.ts';

export const getDecisions = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/internal/decisions/', { params: { query: { page } }, signal }));

/** The oldest cancellations that wait: two people are busy with one at a time, so that far fewer than a page wait. */
export const getCancellations = (signal: AbortSignal) =>
  answerOf(api.GET('/internal/decisions/', { params: { query: { kind: 'CANCELLATION', size: 100 } }, signal }));

const write = (qid: string, key: string) => ({ path: { qid }, header: { 'idempotency-key': key } });
/** `version`: of what the decision is about, as it was on the screen; absent where a list does not show it. */
const seen = (version: number | undefined) => (version === undefined ? {} : { version });

export const confirmDecision = (qid: string, version: number | undefined, key: string) =>
  answerOf(api.POST('/internal/decisions/{qid}/confirm/', { params: write(qid, key), body: seen(version) }));
export const rejectDecision = (qid: string, reason: string, version: number | undefined, key: string) =>
  answerOf(
    api.POST('/internal/decisions/{qid}/reject/', { params: write(qid, key), body: { reason, ...seen(version) } }),
  );
export const withdrawDecision = (qid: string, key: string) =>
  answerOf(api.POST('/internal/decisions/{qid}/withdraw/', { params: write(qid, key) }));
