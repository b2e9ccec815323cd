/** What the goods of a sale look like: a piece of a query over `sales`. */
import { picturesOfRow } from '@quayside/contract/sales';
import { sql } from 'drizzle-orm';

/** Of the products of the first lines, as they stand in the order; null where a product has none. */
export const firstPictures = sql<(string | null)[]>`array(select "products"."picture" from "sale_lines"
  left join "products" on "products"."gtin" = "sale_lines"."gtin"
  where "sale_lines"."seller_id" = "sales"."seller_id" and "sale_lines"."sale_id" = "sales"."id"
  order by "sale_lines"."position" limit ${sql.raw(String(picturesOfRow))})`;
