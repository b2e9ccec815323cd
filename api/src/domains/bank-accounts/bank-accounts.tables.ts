/** Where a seller is paid. Only the ending of a number is readable; the number itself stays with the payments port. */
import { currencies } from '@quayside/contract/common';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sellerId, tenantPolicy } from '../../platform/db/columns.ts';

export const bankAccounts = pgTable(
  'bank_accounts',
  {
    sellerId: sellerId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    holder: text().notNull(),
    country: text().notNull(),
    currency: text({ enum: currencies }).notNull(),
    ending: text().notNull(),
    providerReference: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.id] }), tenantPolicy('bank_accounts', 'seller_id')],
).enableRLS();
