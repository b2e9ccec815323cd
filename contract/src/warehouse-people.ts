/** People who work in a warehouse, as our own people make and remove them. */
import { z } from 'zod';
import { emailAddress, instant, listOf, pageQuery, qid } from './common.ts';

export const warehouseRoles = ['WAREHOUSE_WORKER', 'WAREHOUSE_LEAD'] as const;

export const warehousePerson = z
  .strictObject({
    qid,
    name: z.string(),
    email: z.string(),
    role: z.enum(warehouseRoles),
    warehouse: z.string(),
    isInvited: z.boolean().meta({ description: 'The invitation has not been accepted yet' }),
    invitedBy: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WarehousePerson' });
export type WarehousePerson = z.infer<typeof warehousePerson>;
export const warehousePeople = listOf(warehousePerson)
  .extend({ warehouses: z.array(z.strictObject({ qid, name: z.string(), city: z.string() })) })
  .meta({ id: 'WarehousePeople' });
export const warehousePeopleQuery = pageQuery;

export const inviteWarehousePersonBody = z.strictObject({
  email: emailAddress,
  role: z.enum(warehouseRoles),
  warehouseQid: qid,
});
