/** Lines across a company's orders: `GET sales/lines/`. */
import { z } from 'zod';
import { listOf, pageQuery, qid } from './common.ts';
import { saleLine } from './sales.ts';

export const orderLine = saleLine.extend({ saleQid: qid, order: z.string() }).meta({ id: 'OrderLine' });
export const orderLineList = listOf(orderLine);
export type OrderLine = z.infer<typeof orderLine>;

export const orderLineListQuery = pageQuery.extend({
  saleQid: qid.optional(),
  sellerQid: qid.optional().meta({ description: 'Staff only: whose lines' }),
});
export type OrderLineListQuery = z.infer<typeof orderLineListQuery>;
