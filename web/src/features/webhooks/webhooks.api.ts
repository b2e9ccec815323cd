/** The calls about webhooks: the company's endpoints, and what was sent to them. */
import { answerOf, api } from '../../lib/api.ts';

const at = (qid: string) => ({ params: { path: { qid } } });
const onceAt = (qid: string, key: string) => ({ params: { path: { qid }, header: { 'idempotency-key': key } } });

export const getEndpoints = (signal: AbortSignal) => answerOf(api.GET('/webhooks/endpoints/', { signal }));
export const addEndpoint = (url: string) => answerOf(api.POST('/webhooks/endpoints/', { body: { url } }));
export const removeEndpoint = (qid: string) => answerOf(api.DELETE('/webhooks/endpoints/{qid}/', at(qid)));
export const rotateSecret = (qid: string) => answerOf(api.POST('/webhooks/endpoints/{qid}/rotate-secret/', at(qid)));
export const sendTest = (qid: string, key: string) =>
  answerOf(api.POST('/webhooks/endpoints/{qid}/test/', onceAt(qid, key)));
export const getDeliveries = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/webhooks/deliveries/', { params: { query: { page } }, signal }));
export const replay = (qid: string, key: string) =>
  answerOf(api.POST('/webhooks/deliveries/{qid}/replay/', onceAt(qid, key)));
