/** What a payment asks of shipments, packages and claims: whether the goods are lost and claimed by nobody, or went back. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

/**
 * All that was sent is lost, pieces of it are claimed by nobody, and no claim about the loss was made or decided since; or all of it
 * left our warehouse again without going to the buyer, and nothing was sent anew.
 */
export function isLostOrBack(db: Db, { sellerId, saleId }: Ids): Promise<boolean> {
  const asked = db.execute(sql`
    with sent as (select bool_and(h.status = 'LOST') as is_lost, max(coalesce(h.last_event_at, h.created_at)) as at from shipments h
      where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status not in ('DRAFT', 'CANCELLED'))
    select from sent where is_lost
      and exists (select from sale_lines l where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.confirmed_quantity > l.claimed_quantity)
      and not exists (select from claims c where c.seller_id = ${sellerId} and c.sale_id = ${saleId}
        and (c.type = 'LOST_SHIPMENT' and c.status <> 'WITHDRAWN' or c.decided_at >= sent.at))
    union all
    select from packages p join sales s on s.seller_id = p.seller_id and s.id = p.sale_id and s.picked_up_at is null
    where p.seller_id = ${sellerId} and p.sale_id = ${saleId}
    having count(*) > 0 and bool_and(p.status in ('RETURNED_TO_SELLER', 'DISPOSED'))`);
  // Sent at once, for whoever asks more in the same flight.
  return asked.execute().then(({ rows }) => rows.length > 0);
}
