/** Conversations about an order between its seller and Quayside (ORD-17). Topics: the domain page, section 2. */
import { z } from 'zod';
import { instant, listOf, pageQuery, qid, text } from './common.ts';
import { everyFileType } from './file-values.ts';
import { issueCategories } from './sale-values.ts';
import { longestClaim, longestMessage, mostMessageFiles } from './thread-values.ts';

export const messageFile = z
  .strictObject({ qid, name: z.string(), fileType: z.enum(everyFileType), bytes: z.int() })
  .meta({ id: 'MessageFile' });
export type MessageFile = z.infer<typeof messageFile>;

export const threadMessage = z.strictObject({
  qid,
  author: z.enum(['SELLER', 'STAFF']),
  authorName: z.string(),
  body: z.string(),
  files: z.array(messageFile),
  createdAt: instant,
  isRead: z.boolean().meta({ description: 'Read by the side it was written to' }),
});

export const thread = z
  .strictObject({
    qid,
    reference: z.string().meta({ description: 'As people say it' }),
    category: z.enum(issueCategories),
    claim: z.string().nullable().meta({ description: 'Number of the claim it is about' }),
    createdAt: instant,
    replyBy: instant.nullable().meta({ description: 'By when Quayside answers; null when it is not our turn' }),
    unread: z.int().meta({ description: 'Messages to the caller’s side that were not read yet' }),
    messages: z.array(threadMessage),
  })
  .meta({ id: 'Thread' });
export type Thread = z.infer<typeof thread>;
export const threadList = listOf(thread).meta({ id: 'ThreadList' });
export type ThreadList = z.infer<typeof threadList>;

const files = z
  .array(qid)
  .max(mostMessageFiles)
  .optional()
  .meta({ description: 'Files sent before to `sales/{qid}/threads/files/`, within a day' });

/** The contact form (`POST …/issue/`): opens a thread on the sale. */
export const issueBody = z.strictObject({
  category: z.enum(issueCategories),
  message: text(longestMessage),
  claim: text(longestClaim).optional().meta({ description: 'Number of the claim it is about' }),
  files,
});
export const issueAnswer = z.strictObject({ qid, reference: z.string(), replyBy: instant });
export type IssueAnswer = z.infer<typeof issueAnswer>;

export const messageBody = z.strictObject({ message: text(longestMessage), files });
export const messageAnswer = z.strictObject({ qid, createdAt: instant });
export type MessageAnswer = z.infer<typeof messageAnswer>;

export const readThreadsBody = z.strictObject({
  upTo: instant.meta({ description: 'Time of the newest message that was shown; later ones stay unread' }),
});
/** Files have no fields beside them. */
export const messageFileFields = z.strictObject({});

/** What staff see of many threads: the one that has to be answered first at the head. */
export const threadRow = z.strictObject({
  qid,
  saleQid: qid,
  order: z.string(),
  sellerName: z.string(),
  reference: z.string(),
  category: z.enum(issueCategories),
  lastMessage: z.string().meta({ description: 'Its beginning' }),
  lastMessageAt: instant,
  replyBy: instant.nullable(),
  unread: z.int(),
});
export const threadRows = listOf(threadRow).meta({ id: 'ThreadRows' });
export type ThreadRows = z.infer<typeof threadRows>;
export const threadQuery = pageQuery.extend({
  waiting: z.enum(['true', 'false']).default('true').meta({ description: 'true: only those that wait for an answer' }),
});
