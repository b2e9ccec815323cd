/** What we answer to orders that come as EDIFACT, without Zod. */
export const answerTypes = ['ORDRSP', 'DESADV', 'INVOIC'] as const;
export type AnswerType = (typeof answerTypes)[number];
