/** The calls about where a person is signed in. */
import { answerOf, api } from '../../lib/api.ts';

export const getSessions = (signal: AbortSignal) => answerOf(api.GET('/user/sessions/', { signal }));
export const endSession = (qid: string) => answerOf(api.DELETE('/user/sessions/{qid}/', { params: { path: { qid } } }));
