/** Balances and lines of a buyer's wallet. In the ledger a credit is below zero; here it is what the buyer has. */
import type { Currency } from '@quayside/contract/common';
import type { WalletKind, WithdrawalStatus } from '@quayside/contract/order-values';
import type { walletLineQuery } from '@quayside/contract/orders';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import { offsetOf } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { walletLines, walletPromotions, withdrawals } from './wallets.tables.ts';

const ofWallet = (buyerId: string) => and(eq(walletLines.buyerId, buyerId), eq(walletLines.account, 'WALLET'));
const balance = sql<string>`(-sum("wallet_lines"."amount_minor"))::text`;

export type WalletBalance = { readonly kind: WalletKind; readonly currency: Currency; readonly minor: bigint };

/** Of promotions that have ended by `now`, though no line has taken them back yet. */
const endedBy = (now: Instant) => sql`case when ${walletLines.kind} = 'CREDIT' then coalesce(
  (select sum(left_minor) from wallet_promotions gone where gone.buyer_id = ${walletLines.buyerId}
    and gone.currency = ${walletLines.currency} and gone.ended_at is null and gone.expires_at <= ${now}), 0) else 0 end`;

/** As its lines say; with `now` what can be spent at that moment. */
export async function walletBalances(db: Db, buyerId: string, now?: Instant): Promise<WalletBalance[]> {
  const minor =
    now === undefined ? balance : sql<string>`(-sum("wallet_lines"."amount_minor") - ${endedBy(now)})::text`;
  const rows = await db
    .select({ kind: walletLines.kind, currency: walletLines.currency, minor })
    .from(walletLines)
    .where(ofWallet(buyerId))
    .groupBy(walletLines.buyerId, walletLines.kind, walletLines.currency)
    .orderBy(walletLines.kind, walletLines.currency);
  return rows.map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}

type Asked = { readonly currency: Currency; readonly kind?: WalletKind; readonly now?: Instant };

/** What can be spent in that currency; of one kind, where it is named. Without `now` what has ended was taken back before. */
export async function walletBalance(db: Db, buyerId: string, { currency, kind, now }: Asked): Promise<bigint> {
  const all = await walletBalances(db, buyerId, now);
  return all
    .filter((one) => one.currency === currency && (kind === undefined || one.kind === kind))
    .reduce((sum, { minor }) => sum + minor, 0n);
}

/** A withdrawal is on its way until the bank has paid it; one that failed was put back by an opposite line. */
function statusOf(sent: WithdrawalStatus | null): 'PENDING' | 'POSTED' | 'REVERSED' {
  if (sent === 'FAILED' || sent === 'REJECTED') return 'REVERSED';
  return sent === null || sent === 'PAID' ? 'POSTED' : 'PENDING';
}

/** Newest first. */
export async function walletPage(database: Database, buyerId: string, query: z.infer<typeof walletLineQuery>) {
  const wanted = and(
    ofWallet(buyerId),
    ...(query.source ? [eq(walletLines.source, query.source)] : []),
    ...(query.currency ? [eq(walletLines.currency, query.currency)] : []),
  );
  const [rows, [counted]] = await database.flight({ buyerId }, (db) => [
    db
      .select({ line: walletLines, sent: withdrawals.status, expiresAt: walletPromotions.expiresAt })
      .from(walletLines)
      .leftJoin(withdrawals, and(eq(withdrawals.buyerId, walletLines.buyerId), eq(withdrawals.id, walletLines.causeId)))
      .leftJoin(
        walletPromotions,
        and(eq(walletPromotions.buyerId, walletLines.buyerId), eq(walletPromotions.id, walletLines.causeId)),
      )
      .where(wanted)
      .orderBy(desc(walletLines.at), desc(walletLines.id))
      .limit(query.size)
      .offset(offsetOf(query))
      .execute(),
    db.select({ total: count() }).from(walletLines).where(wanted).execute(),
  ]);
  return {
    rows: rows.map(({ line, sent, expiresAt }) => ({ ...line, expiresAt, status: statusOf(sent) })),
    total: counted?.total ?? 0,
  };
}
