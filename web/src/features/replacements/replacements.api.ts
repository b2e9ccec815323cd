/** The calls of missing units. */
import type { Replacement } from '@quayside/contract/replacements';
import { answerOf, api } from '../../lib/api.ts';

export const getReplacements = (signal: AbortSignal) => answerOf(api.GET('/replacements/', { signal }));
/** `quantity` null: not this time. */
export const answerReplacement = ({ qid, version }: Replacement, quantity: number | null): Promise<Replacement> => {
  const params = { path: { qid } };
  return quantity === null
    ? answerOf(api.POST('/replacements/{qid}/decline/', { params, body: { version } }))
    : answerOf(api.POST('/replacements/{qid}/offer/', { params, body: { quantity, version } }));
};
