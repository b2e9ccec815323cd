/** The calls of the warehouse's package pages. */
import { answerOf, api } from '../../lib/api.ts';

export const getIncomingPackages = (page: number, signal: AbortSignal) =>
  answerOf(api.GET('/warehouse/packages/', { params: { query: { status: 'INCOMING', page } }, signal }));
export const getCarriers = (signal: AbortSignal) => answerOf(api.GET('/carriers/', { signal }));
