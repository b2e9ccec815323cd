/** Orders that came as EDIFACT, and what was answered. */
import { answerTypes } from '@quayside/contract/edifact-values';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, tenantPolicy } from '../../platform/db/columns.ts';

export const edifactOrders = pgTable(
  'edifact_orders',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    /** What the buyer calls the order: a second one of that number is refused. */
    number: text().notNull(),
    /** Of the message, so that the same one again is known for what it is. */
    hash: text().notNull(),
    sender: text().notNull(),
    recipient: text().notNull(),
    /** Null: nobody could send any of it. */
    orderId: uuid(),
    receivedAt: instant().notNull(),
    /** When it was last looked whether there is something to answer; `infinity`: nothing will come any more. */
    lookedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    uniqueIndex('edifact_orders_number').on(t.buyerId, t.number),
    index('edifact_orders_looked').on(t.buyerId, t.lookedAt),
    tenantPolicy('edifact_orders', 'buyer_id'),
  ],
).enableRLS();

export const edifactAnswers = pgTable(
  'edifact_answers',
  {
    buyerId: buyerId(),
    id: uuid().notNull(),
    edifactOrderId: uuid().notNull(),
    type: text({ enum: answerTypes }).notNull(),
    /** What it tells of: one answer of a type for one cause. */
    causeId: uuid().notNull(),
    /** The interchange's own number. */
    reference: integer().notNull().generatedAlwaysAsIdentity(),
    segments: text().notNull(),
    createdAt: instant().notNull(),
    /** When the file was put into the folder. */
    writtenAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.buyerId, t.id] }),
    uniqueIndex('edifact_answers_cause').on(t.buyerId, t.type, t.causeId),
    index('edifact_answers_order').on(t.buyerId, t.edifactOrderId),
    foreignKey({ columns: [t.buyerId, t.edifactOrderId], foreignColumns: [edifactOrders.buyerId, edifactOrders.id] }),
    tenantPolicy('edifact_answers', 'buyer_id'),
  ],
).enableRLS();
