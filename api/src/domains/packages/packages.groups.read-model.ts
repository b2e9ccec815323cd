/** Pages of packages by what leaves together: one buyer and place are never on two pages. */
import { endedStatuses } from '@quayside/contract/package-values';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { countCap, offsetOf, type Page } from '../../kernel/pagination.ts';
import type { Database } from '../../platform/db/database.ts';
import { sales } from '../sales/sales.tables.ts';
import { ownOrder, siblings } from './packages.rows.read-model.ts';
import { packages } from './packages.tables.ts';

const found = z.array(z.object({ ids: z.array(z.uuid()), total: z.int() }));
const ended = sql`(coalesce(${sales.status} = any (${sql.param([...endedStatuses])}), false))`;
/** As `destinationKeyOf`; null for what goes nowhere any more: it is one group. */
const destination = sql`case when ${ended} then null else jsonb_build_array(${packages.buyerId}, ${packages.destinationCountry}, ${sales.deliverTo}) end`;

type Asked = {
  /** Of which packages the groups are. */
  readonly of: SQL | undefined;
  /** Only groups with such a package. */
  readonly holding: SQL | undefined;
};

/** The packages of the groups on a page, and how many groups there are: ended orders, complete groups, then by name. */
export async function groupsOnPage(database: Database, { of, holding = sql`true` }: Asked, page: Page) {
  const { rows } = await database.read('system', (db) =>
    db.execute(sql`
      with each as (
        select ${packages.id} as id, ${packages.buyerName} as buyer_name, ${destination} as destination, "siblings"."received" = "siblings"."total" as is_whole, ${holding} as is_asked
        from ${packages} inner join ${siblings} on true left join ${sales} on ${ownOrder} where ${of} order by ${destination}, ${packages.id} limit ${countCap}),
      groups as (
        select array_agg(id) as ids, destination is null as has_ended, bool_and(is_whole) as is_whole, min(buyer_name) as buyer_name, destination
        from each group by destination having bool_or(is_asked))
      select ids, (count(*) over ())::int as total from groups
      order by has_ended desc, is_whole desc, buyer_name, destination::text limit ${page.size} offset ${offsetOf(page)}`),
  );
  const groups = found.parse(rows);
  return { ids: groups.flatMap(({ ids }) => ids), total: groups[0]?.total ?? 0 };
}
