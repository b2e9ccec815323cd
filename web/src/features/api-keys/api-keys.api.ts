/** The calls about API keys. */
import type { BodyOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export const getApiKeys = (signal: AbortSignal) => answerOf(api.GET('/api-keys/', { signal }));
export const makeApiKey = (body: BodyOf<'/api-keys/', 'post'>) => answerOf(api.POST('/api-keys/', { body }));
export const revokeApiKey = (qid: string) => answerOf(api.DELETE('/api-keys/{qid}/', { params: { path: { qid } } }));
