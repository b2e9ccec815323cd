/** The call about what our own people looked at. */
import type { QueryOf } from '@quayside/contract/client';
import { answerOf, api } from '../../lib/api.ts';

export const getStaffReads = (query: QueryOf<'/internal/staff-reads/'>, signal: AbortSignal) =>
  answerOf(api.GET('/internal/staff-reads/', { params: { query }, signal }));
