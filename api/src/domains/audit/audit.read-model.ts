/** The audit log as it is read: entries of the chain and, beside them, what our own people looked at. */
import type { AuditAction } from '@quayside/contract/audit-values';
import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { staffReads, users } from '../users/users.tables.ts';
import type { Change } from './audit.rules.ts';
import { auditEntries } from './audit.tables.ts';

export type AuditFilter = {
  readonly sellerId: string;
  readonly action?: AuditAction | undefined;
  readonly personQid?: string | undefined;
  /** Days by the clock of the company, both within. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Nothing younger. */
  readonly until?: Instant | undefined;
};
/** Behind which the next rows stand. At the same time the chain's entries come first, by their numbers, then what was looked at. */
type Place = {
  readonly at: Instant;
  readonly number: number | null;
  readonly subject: string;
  readonly userId: string | null;
  readonly slot: number;
};

const zone = (sellerId: string) => sql`(select time_zone from sellers where id = ${sellerId})`;
const midnight = (day: SQL, sellerId: string) => sql`(${day}::timestamp at time zone ${zone(sellerId)})`;

function within(at: PgColumn, { sellerId, from, to, until }: AuditFilter): SQL | undefined {
  return and(
    from === undefined ? undefined : sql`${at} >= ${midnight(sql`${from}::date`, sellerId)}`,
    to === undefined ? undefined : sql`${at} < ${midnight(sql`(${to}::date + 1)`, sellerId)}`,
    until === undefined ? undefined : lte(at, until),
  );
}

function logOf(db: Db, filter: AuditFilter, after?: Place) {
  const { sellerId, action, personQid } = filter;
  const chain = db
    .select({
      number: sql<number | null>`${auditEntries.number}`.as('number'),
      at: auditEntries.at,
      action: sql<AuditAction>`${auditEntries.action}`.as('action'),
      userId: sql<string | null>`${auditEntries.userId}`.as('user_id'),
      person: auditEntries.person,
      isStaff: auditEntries.isStaff,
      subject: auditEntries.subject,
      changes: auditEntries.changes,
      slot: sql<number>`0`.as('slot'),
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.sellerId, sellerId),
        action && eq(auditEntries.action, action),
        personQid === undefined ? undefined : eq(auditEntries.userId, personQid),
        within(auditEntries.at, filter),
        after && entriesBehind(after),
      ),
    );
  const looks = db
    .select({
      number: sql<number | null>`null::int`.as('number'),
      at: staffReads.at,
      action: sql<AuditAction>`'STAFF_READ'`.as('action'),
      userId: sql<string | null>`${staffReads.userId}`.as('user_id'),
      person: users.account,
      isStaff: sql<boolean>`true`.as('is_staff'),
      subject: sql<string>`${staffReads.kind}`.as('subject'),
      changes: sql<readonly Change[]>`'[]'::jsonb`.as('changes'),
      slot: sql<number>`${staffReads.slot}`.as('slot'),
    })
    .from(staffReads)
    .innerJoin(users, eq(users.id, staffReads.userId))
    .where(
      and(
        eq(staffReads.sellerId, sellerId),
        action === undefined || action === 'STAFF_READ' ? undefined : sql`false`,
        personQid === undefined ? undefined : eq(staffReads.userId, personQid),
        within(staffReads.at, filter),
        after && looksBehind(after),
      ),
    );
  return unionAll(chain, looks);
}

const entriesBehind = ({ at, number }: Place): SQL =>
  sql`(${auditEntries.at}, ${auditEntries.number}) < (${at}::timestamptz, ${number ?? 0})`;

function looksBehind({ at, number, subject, userId, slot }: Place): SQL {
  if (number !== null) return lte(staffReads.at, at);
  return sql`(${staffReads.at}, ${staffReads.kind}, ${staffReads.userId}, ${staffReads.slot}) < (${at}::timestamptz, ${subject}, ${userId}::uuid, ${slot})`;
}

const newestFirst = (db: Db, filter: AuditFilter, after?: Place) =>
  logOf(db, filter, after).orderBy(sql`at desc, number desc nulls last, subject desc, user_id desc, slot desc`);

/** A page, newest first. */
export async function auditPage(db: Db, filter: AuditFilter, page: Page) {
  const rows = await newestFirst(db, filter).limit(page.size).offset(offsetOf(page));
  const capped = logOf(db, filter).limit(countCap).as('capped');
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(capped);
  return { rows: rows.map(({ slot: _, ...row }) => row), total: counted?.total ?? 0 };
}

type Rows = Awaited<ReturnType<typeof auditPage>>['rows'];

/** The log as it was at `until`, newest first, up to `limit`, a batch at a time: each begins behind the last one's end. */
export async function* auditExport(
  database: Database,
  filter: AuditFilter & { readonly until: Instant },
  limit: number,
  batch = 5_000,
): AsyncGenerator<Rows> {
  let after: Place | undefined;
  for (let count = 0; count < limit; count += batch) {
    const rows = await database.read({ sellerId: filter.sellerId }, (db) =>
      newestFirst(db, filter, after).limit(batch).execute(),
    );
    yield rows;
    after = rows.at(-1);
    if (rows.length < batch) return;
  }
}

const people = z.array(z.object({ personQid: z.uuid(), person: z.string(), isStaff: z.boolean() }));
/** More than any company has had; the rest is found by scrolling. */
const mostPeople = 500;

/** Who stands in the log, each by the name of their last entry, in the order of names. */
export async function peopleInLog(db: Db, sellerId: string): Promise<z.infer<typeof people>> {
  const { rows } = await db.execute(sql`
    select user_id as "personQid", person, is_staff as "isStaff" from (
      select distinct on (user_id) user_id, person, is_staff from (
        select user_id, person, is_staff, at from audit_entries where seller_id = ${sellerId} and user_id is not null
        union all select r.user_id, u.account, true, r.at from staff_reads r join users u on u.id = r.user_id
          where r.seller_id = ${sellerId}) every
      order by user_id, at desc) each
    order by is_staff, lower(person), user_id limit ${mostPeople}`);
  return people.parse(rows);
}
