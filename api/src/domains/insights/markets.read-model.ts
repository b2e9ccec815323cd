/** Where companies sell most, across all of them. */
import { regions } from '@quayside/contract/common';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Instant } from '../../kernel/clock.ts';
import type { Database } from '../../platform/db/database.ts';

const largest = z.object({ seller_id: z.uuid(), region: z.enum(regions) });

/** The region with most confirmed goods since then, of each company with several markets that chose none. */
export async function largestMarkets(database: Database, since: Instant) {
  const { rows } = await database.read('system', (db) =>
    db.execute(sql`
      select distinct on (s.seller_id) s.seller_id, s.destination_region as region
      from sellers c
      join sales s on s.seller_id = c.id and s.created_at >= ${since} and s.confirmed_at is not null
        and s.status not in ('DECLINED', 'EXPIRED', 'CANCELLED')
      join sale_lines l on l.seller_id = s.seller_id and l.sale_id = s.id
      where c.market_region is null and cardinality(c.sell_to) > 1
      group by s.seller_id, s.destination_region
      order by s.seller_id, sum(l.unit_price_minor * coalesce(l.confirmed_quantity, 0)) desc`),
  );
  return z.array(largest).parse(rows);
}
