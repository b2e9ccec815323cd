import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getQuestions } from './order-questions.api.ts';

const minute = 60_000;

/** What buyers asked about their orders, and nobody has answered. */
export const useQuestionsToAnswer = (isAllowed: boolean, page = 1) =>
  useQuery({
    queryKey: ['order-questions', 'waiting', page],
    queryFn: ({ signal }) => getQuestions('true', page, signal),
    placeholderData: keepPreviousData,
    refetchInterval: minute,
    enabled: isAllowed,
  });
