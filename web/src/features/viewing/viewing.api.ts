/** The calls by which our people look at a company as it sees itself. */
import { answerOf, api } from '../../lib/api.ts';

export const viewCompany = (qid: string, reason: string) =>
  answerOf(api.POST('/internal/sellers/{qid}/view/', { params: { path: { qid } }, body: { reason } }));
export const endView = () => answerOf(api.POST('/user/viewing/end/'));
