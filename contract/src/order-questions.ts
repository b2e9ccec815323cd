/** What buyers asked about their orders, for our own people. */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid, text } from './common.ts';
import { orderIssueCategories, orderIssueStatuses } from './order-values.ts';

export const questionQuery = pageQuery.extend({
  waiting: z
    .enum(['true', 'false'])
    .default('true')
    .meta({ description: 'Those that wait, or those that are answered' }),
});
export const orderQuestion = z
  .strictObject({
    qid,
    order: z.string(),
    saleQid: qid.nullable().meta({ description: 'A part of the order, to look at' }),
    buyerName: z.string(),
    category: z.enum(orderIssueCategories),
    message: z.string(),
    askedByName: z.string(),
    askedAt: instant,
    replyBy: instant.nullable().meta({ description: 'One working day after it was asked; null: answered' }),
    answeredAt: instant.nullable(),
    answeredByName: z.string().nullable(),
    answer: z.string().nullable(),
  })
  .meta({ id: 'OrderQuestion' });
export type OrderQuestion = z.infer<typeof orderQuestion>;
/** The same as who asked it reads it. */
export const orderIssue = orderQuestion
  .omit({ order: true, buyerName: true, saleQid: true, answeredByName: true })
  .extend({
    saleQid: qid.nullable().meta({ description: 'The part of the order it was about; null: all of it' }),
    status: z.enum(orderIssueStatuses).meta({ description: 'OPEN: we answer by `replyBy`' }),
  })
  .meta({ id: 'BuyerOrderIssue' });
export type OrderIssue = z.infer<typeof orderIssue>;
export const orderIssueList = listOf(orderIssue).meta({ id: 'BuyerOrderIssueList' });
export const orderQuestionList = listOf(orderQuestion).meta({ id: 'OrderQuestionList' });
export const answerQuestionBody = z.strictObject({ answer: text(4_000) });
