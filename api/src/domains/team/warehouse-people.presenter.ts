import { type WarehousePerson, warehouseRoles } from '@quayside/contract/warehouse-people';
import { present } from '../../kernel/errors.ts';
import type { warehousePeoplePage } from './warehouse-people.read-model.ts';

export function presentWarehousePerson({
  user: { id: qid, account: name, email, role: stored, invitedAt, invitedBy, createdAt },
  warehouse,
}: Awaited<ReturnType<typeof warehousePeoplePage>>['rows'][number]): WarehousePerson {
  const role = present(
    warehouseRoles.find((one) => one === stored),
    'whoever works in a warehouse has a role there',
  );
  return { qid, name, email, role, warehouse, isInvited: invitedAt !== null, invitedBy, createdAt };
}
