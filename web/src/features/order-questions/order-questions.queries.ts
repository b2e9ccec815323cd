import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/clock.ts';
import { getQuestions } from './order-questions.api.ts';

/** What buyers asked about their orders, and nobody has answered. */
export const useQuestionsToAnswer = (isAllowed: boolean, page = 1) =>
  useQuery({
    queryKey: ['order-questions', 'waiting', page],
    queryFn: ({ signal }) => getQuestions('true', page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
    enabled: isAllowed,
  });
