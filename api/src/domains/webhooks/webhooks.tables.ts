/**
 * Where companies are told what happens, and what they were told. A row is a seller's or a buyer's: the other id is
 * `nobody`, which no company has.
 */
import { webhookProblems, webhookStatuses, webhookTypes } from '@quayside/contract/webhook-values';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { buyerId, instant, sellerId, sharedPolicy } from '../../platform/db/columns.ts';

const nil = sql.raw(`'00000000-0000-0000-0000-000000000000'::uuid`);
const oneCompany = sql`("seller_id" = ${nil}) <> ("buyer_id" = ${nil})`;

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    sellerId: sellerId(),
    buyerId: buyerId(),
    id: uuid().notNull(),
    /** Companies fill 1 to 5: of two that are added at once the index lets one have a place. */
    slot: integer().notNull(),
    url: text().notNull(),
    sealedSecret: text().notNull(),
    /** Signs as well until receivers know the new one. */
    previousSealedSecret: text(),
    previousEndsAt: instant(),
    madeBy: uuid().notNull(),
    createdAt: instant().notNull(),
    failingSince: instant(),
    /** Left in peace until then: what is due waits. */
    restsUntil: instant(),
    switchedOffAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.buyerId, t.id] }),
    uniqueIndex('webhook_endpoints_slot').on(t.sellerId, t.buyerId, t.slot),
    check('webhook_endpoints_company', oneCompany),
    sharedPolicy('webhook_endpoints'),
  ],
).enableRLS();

export const webhookMessages = pgTable(
  'webhook_messages',
  {
    sellerId: sellerId(),
    buyerId: buyerId(),
    /** The header `webhook-id` of each try. */
    id: uuid().notNull(),
    endpointId: uuid().notNull(),
    type: text({ enum: webhookTypes }).notNull(),
    /** As it is sent: each try sends and signs the same text. */
    body: text().notNull(),
    status: text({ enum: webhookStatuses }).notNull().default('PENDING'),
    attempt: integer().notNull().default(0),
    statusCode: integer(),
    problem: text({ enum: webhookProblems }),
    createdAt: instant().notNull(),
    triedAt: instant(),
    nextTryAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sellerId, t.buyerId, t.id] }),
    index('webhook_messages_age').on(t.sellerId, t.buyerId, t.createdAt, t.id),
    index('webhook_messages_endpoint').on(t.sellerId, t.buyerId, t.endpointId, t.status),
    index('webhook_messages_old').on(t.createdAt),
    foreignKey({
      columns: [t.sellerId, t.buyerId, t.endpointId],
      foreignColumns: [webhookEndpoints.sellerId, webhookEndpoints.buyerId, webhookEndpoints.id],
    }).onDelete('cascade'),
    check('webhook_messages_company', oneCompany),
    sharedPolicy('webhook_messages'),
  ],
).enableRLS();
