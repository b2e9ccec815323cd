/** Locks and writes of claims. Every query says whose rows it means; row-level security is the net beneath. */
import { groupOfClaim } from '@quayside/contract/claim-values';
import { and, asc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Instant } from '../../kernel/clock.ts';
import { present } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { staleVersion } from '../../kernel/versions.ts';
import type { Db } from '../../platform/db/database.ts';
import { storedFiles } from '../../platform/files/stored-files.tables.ts';
import { claimEvents, claimEvidence, claimLines, claims } from './claims.tables.ts';
import type { DecidedAmount } from './claims.types.ts';

export type ClaimRecord = typeof claims.$inferSelect;
export type ClaimLineRecord = typeof claimLines.$inferSelect;
export type EvidenceRecord = typeof claimEvidence.$inferSelect;
export type ClaimPatch = Partial<Omit<ClaimRecord, 'sellerId' | 'id' | 'version' | 'statusGroup' | 'updatedAt'>>;

/** The seller's claim; undefined when it is another's or absent. */
export async function claimOf(db: Db, sellerId: string, id: string): Promise<ClaimRecord | undefined> {
  const [found] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.sellerId, sellerId), eq(claims.id, id)));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockClaim(db: Db, sellerId: string, id: string): Promise<ClaimRecord | undefined> {
  const [found] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.sellerId, sellerId), eq(claims.id, id)))
    .for('update');
  return found;
}

export const linesOfClaim = (db: Db, sellerId: string, claimId: string): Promise<ClaimLineRecord[]> =>
  db
    .select()
    .from(claimLines)
    .where(and(eq(claimLines.sellerId, sellerId), eq(claimLines.claimId, claimId)))
    .orderBy(asc(claimLines.position))
    .execute();

export const evidenceOfClaim = (db: Db, sellerId: string, claimId: string): Promise<EvidenceRecord[]> =>
  db
    .select()
    .from(claimEvidence)
    .where(and(eq(claimEvidence.sellerId, sellerId), eq(claimEvidence.claimId, claimId)))
    .orderBy(asc(claimEvidence.id))
    .execute();

/** Every file of the sale, in claims or waiting for one. */
export const evidenceOfSale = (db: Db, sellerId: string, saleId: string): Promise<EvidenceRecord[]> =>
  db
    .select()
    .from(claimEvidence)
    .where(and(eq(claimEvidence.sellerId, sellerId), eq(claimEvidence.saleId, saleId)))
    .orderBy(asc(claimEvidence.id))
    .execute();

/**
 * The files of the sale that a new one may repeat: those that wait, and those of claims that somebody decides or decided.
 * What a withdrawn claim had, or one that closed without an answer, was judged by nobody and may be sent again.
 */
export async function knownEvidence(db: Db, sellerId: string, saleId: string): Promise<EvidenceRecord[]> {
  const rows = await db
    .select({ evidence: claimEvidence })
    .from(claimEvidence)
    .leftJoin(claims, and(eq(claims.sellerId, claimEvidence.sellerId), eq(claims.id, claimEvidence.claimId)))
    .where(
      and(
        eq(claimEvidence.sellerId, sellerId),
        eq(claimEvidence.saleId, saleId),
        or(isNull(claims.id), notInArray(claims.status, ['WITHDRAWN', 'CLOSED_NO_RESPONSE'])),
      ),
    );
  return rows.map(({ evidence }) => evidence);
}

/** Pieces and refunds of each line in all claims of the sale. */
export function claimedInSale(db: Db, sellerId: string, saleId: string) {
  return db
    .select({
      claimId: claims.id,
      status: claims.status,
      statusGroup: claims.statusGroup,
      lineId: claimLines.lineId,
      quantity: claimLines.quantity,
      refundedMinor: claimLines.refundedMinor,
    })
    .from(claims)
    .innerJoin(claimLines, and(eq(claimLines.sellerId, claims.sellerId), eq(claimLines.claimId, claims.id)))
    .where(and(eq(claims.sellerId, sellerId), eq(claims.saleId, saleId)))
    .execute();
}

export async function nextClaimNumber(db: Db): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select 'CL-' || nextval('claim_numbers') as number`);
  return rows[0]?.number ?? '';
}

export async function insertClaim(
  db: Db,
  claim: typeof claims.$inferInsert,
  lines: readonly Omit<typeof claimLines.$inferInsert, 'sellerId' | 'claimId'>[],
): Promise<ClaimRecord> {
  const [made] = await db.insert(claims).values(claim).returning();
  if (!made) throw new Error('Assertion failed: an inserted claim is returned');
  const { sellerId, id: claimId } = made;
  await db.insert(claimLines).values(lines.map((line) => ({ ...line, sellerId, claimId })));
  return made;
}

/** Writes the claim if nobody else did since it was read. The group follows from the status. */
export async function saveClaim(db: Db, before: ClaimRecord, patch: ClaimPatch, now: Instant): Promise<ClaimRecord> {
  const status = patch.status ?? before.status;
  const [after] = await db
    .update(claims)
    .set({ ...patch, statusGroup: groupOfClaim[status], updatedAt: now, version: before.version + 1 })
    .where(and(eq(claims.sellerId, before.sellerId), eq(claims.id, before.id), eq(claims.version, before.version)))
    .returning();
  if (!after) throw staleVersion();
  return after;
}

export async function saveClaimEvent(db: Db, event: Omit<typeof claimEvents.$inferInsert, 'id'>): Promise<void> {
  await db.insert(claimEvents).values({ ...event, id: newId() });
}

/** What is approved per line; lines left out get nothing. */
export async function saveApprovedAmounts(
  db: Db,
  claim: ClaimRecord,
  amounts: readonly DecidedAmount[],
): Promise<void> {
  await db.execute(sql`
    update claim_lines l set approved_minor = coalesce(d.amount, 0)
    from (select k.line_id, a.amount from claim_lines k
      left join unnest(${sql.param(amounts.map(({ lineId }) => lineId))}::uuid[], ${sql.param(amounts.map(({ amountMinor }) => amountMinor.toString()))}::bigint[]) as a(id, amount) on a.id = k.line_id
      where k.seller_id = ${claim.sellerId} and k.claim_id = ${claim.id}) d
    where l.seller_id = ${claim.sellerId} and l.claim_id = ${claim.id} and l.line_id = d.line_id`);
}

/** What was approved has been refunded; what was refunded before stays so. */
export async function saveRefundedLines(db: Db, { sellerId, id }: ClaimRecord): Promise<void> {
  await db
    .update(claimLines)
    .set({ refundedMinor: sql`greatest("refunded_minor", coalesce("approved_minor", 0))` })
    .where(and(eq(claimLines.sellerId, sellerId), eq(claimLines.claimId, id)));
}

export async function insertEvidence(db: Db, rows: readonly (typeof claimEvidence.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(claimEvidence).values([...rows]);
}

/** SHA-256 of a stored file. */
export async function storedHashOf(db: Db, sellerId: string, fileId: string): Promise<string> {
  const [row] = await db
    .select({ sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(and(eq(storedFiles.sellerId, sellerId), eq(storedFiles.id, fileId)));
  return present(row, 'a photo of a package is kept').sha256;
}

/** Gives evaluated files to the claim; the number that were free to give. */
export async function attachEvidence(db: Db, claim: ClaimRecord, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(claimEvidence)
    .set({ claimId: claim.id })
    .where(
      and(
        eq(claimEvidence.sellerId, claim.sellerId),
        eq(claimEvidence.saleId, claim.saleId),
        inArray(claimEvidence.id, [...ids]),
        isNull(claimEvidence.claimId),
      ),
    )
    .returning({ id: claimEvidence.id });
  return rows.length;
}

/** Files that nobody claimed with since, oldest first. Runs in system scope. */
export const unclaimedEvidence = (db: Db, before: Instant, limit: number): Promise<EvidenceRecord[]> =>
  db
    .select()
    .from(claimEvidence)
    .where(and(isNull(claimEvidence.claimId), lt(claimEvidence.addedAt, before)))
    .orderBy(asc(claimEvidence.addedAt))
    .limit(limit)
    .execute();

/** True when it was still without a claim. */
export async function deleteUnclaimed(db: Db, { sellerId, id }: EvidenceRecord): Promise<boolean> {
  const rows = await db
    .delete(claimEvidence)
    .where(and(eq(claimEvidence.sellerId, sellerId), eq(claimEvidence.id, id), isNull(claimEvidence.claimId)))
    .returning({ id: claimEvidence.id });
  return rows.length === 1;
}

/** Claims whose timer has come, oldest first. Runs in system scope. */
export const dueClaims = (db: Db, now: Instant, limit: number): Promise<Pick<ClaimRecord, 'sellerId' | 'id'>[]> =>
  db
    .select({ sellerId: claims.sellerId, id: claims.id })
    .from(claims)
    .where(sql`"claims"."wake_at" <= ${now}`)
    .orderBy(asc(claims.wakeAt))
    .limit(limit)
    .execute();

/** Claims that our people should have decided by now: how many, and the one that waits longest. Runs in system scope. */
export async function overdueReviews(db: Db, now: Instant) {
  const isOverdue = and(
    eq(claims.statusGroup, 'OPEN'),
    eq(claims.status, 'UNDER_REVIEW'),
    sql`"claims"."due_at" <= ${now}`,
  );
  const [first] = await db
    .select({ number: claims.number, orderNumber: claims.orderNumber, dueAt: claims.dueAt })
    .from(claims)
    .where(isOverdue)
    .orderBy(asc(claims.dueAt), asc(claims.id))
    .limit(1);
  return first && { first, count: await db.$count(claims, isOverdue) };
}

/** Keeps a second settlement for the same seller waiting: both would use the same tolerance. */
export async function lockTolerance(db: Db, sellerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('claims.tolerance'), hashtext(${sellerId}))`);
}

/** What other claims about sales of that month used of its tolerance, in minor units. */
export async function usedTolerance(db: Db, claim: ClaimRecord): Promise<bigint> {
  const [row] = await db
    .select({ used: sql<string>`coalesce(sum("claims"."tolerance_minor"), 0)::text` })
    .from(claims)
    .where(
      and(
        eq(claims.sellerId, claim.sellerId),
        eq(claims.saleMonth, claim.saleMonth),
        eq(claims.currency, claim.currency),
        ne(claims.id, claim.id),
      ),
    );
  return BigInt(row?.used ?? 0);
}
