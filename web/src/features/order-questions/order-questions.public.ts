/** What other features show of buyers' questions. */
export { BuyerQuestions } from './buyer-questions.tsx';
export { useQuestionsToAnswer } from './order-questions.queries.ts';
