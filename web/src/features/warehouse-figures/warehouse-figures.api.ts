/** The calls of the page of figures. */
import { answerOf, api } from '../../lib/api.ts';

export const getFigures = (signal: AbortSignal) => answerOf(api.GET('/warehouse/figures/', { signal }));
