/** The lines of packages, read and counted. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { PackageLineRecord } from './packages.repository.ts';
import { packageLines } from './packages.tables.ts';

type Ids = { readonly sellerId: string; readonly id: string };
const asked = { sellerId: sql.placeholder('sellerId'), id: sql.placeholder('id') };

export const linesOfPackage = (db: Db, { sellerId, id }: Ids): Promise<PackageLineRecord[]> =>
  linesById(db).execute({ sellerId, id });

const linesById = prepared((db) =>
  db
    .select()
    .from(packageLines)
    .where(and(eq(packageLines.sellerId, asked.sellerId), eq(packageLines.packageId, asked.id)))
    .orderBy(asc(packageLines.position))
    .prepare('packages.lines'),
);

export type LineCount = Pick<PackageLineRecord, 'lineId' | 'received' | 'damaged' | 'lot' | 'expiresOn'> & {
  /** Absent: as it was announced. */
  readonly announced?: number;
};

export async function saveLines(db: Db, { sellerId, id }: Ids, counts: readonly LineCount[]): Promise<void> {
  if (counts.length === 0) return;
  await savingLines(db).execute({
    ...{ sellerId, id, lineIds: counts.map(({ lineId }) => lineId) },
    ...{ received: counts.map(({ received }) => received), damaged: counts.map(({ damaged }) => damaged) },
    ...{ lots: counts.map(({ lot }) => lot), expiresOn: counts.map(({ expiresOn }) => expiresOn) },
    announced: counts.map(({ announced = null }) => announced),
  });
}

const column = (name: string, type: 'uuid' | 'int' | 'text') => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;
const savingLines = prepared((db) =>
  db
    .update(packageLines)
    .set({
      ...{ received: sql`c.received`, damaged: sql`c.damaged`, lot: sql`c.lot`, expiresOn: sql`c.expires_on` },
      announced: sql`coalesce(c.announced, ${packageLines.announced})`,
    })
    .from(
      sql`unnest(${column('lineIds', 'uuid')}, ${column('received', 'int')}, ${column('damaged', 'int')}, ${column('lots', 'text')},
        ${column('expiresOn', 'text')}, ${column('announced', 'int')}) as c(line_id, received, damaged, lot, expires_on, announced)`,
    )
    .where(
      and(
        ...[eq(packageLines.sellerId, asked.sellerId), eq(packageLines.packageId, asked.id)],
        eq(packageLines.lineId, sql`c.line_id`),
      ),
    )
    .prepare('packages.save_lines'),
);
