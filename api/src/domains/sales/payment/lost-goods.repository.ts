/** What a payment asks of shipments and claims: goods that are lost, and that nobody has claimed. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

type Ids = { readonly sellerId: string; readonly saleId: string };

/** All that was sent is lost, pieces of it are claimed by nobody, and no claim about the loss was made or decided. */
export function isLostUnclaimed(db: Db, { sellerId, saleId }: Ids): Promise<boolean> {
  const asked = db.execute(sql`
    select from shipments h where h.seller_id = ${sellerId} and h.sale_id = ${saleId} and h.status not in ('DRAFT', 'CANCELLED')
      and exists (select from sale_lines l where l.seller_id = ${sellerId} and l.sale_id = ${saleId} and l.confirmed_quantity > l.claimed_quantity)
      and not exists (select from claims c where c.seller_id = ${sellerId} and c.sale_id = ${saleId}
        and (c.type = 'LOST_SHIPMENT' or c.decided_at >= coalesce(h.last_event_at, h.created_at)))
    having bool_and(h.status = 'LOST')`);
  // Sent at once, for whoever asks more in the same flight.
  return asked.execute().then(({ rows }) => rows.length > 0);
}
