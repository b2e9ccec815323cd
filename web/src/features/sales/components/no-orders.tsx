import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import { shellMessages } from '@quayside/contract/messages/shell';
import type { User } from '@quayside/contract/users';
import { paths } from '../../../app/paths.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link.tsx';

/** Whether this person belongs to a seller and may read its orders. */
export const hasOrders = (user: User): boolean => user.company.qid !== null && user.permissions.includes('orders.read');

/** For those who have no orders to see: staff, who belong to no seller, and roles without orders. */
export function NoOrders({ user }: { user: User }) {
  if (!user.isStaff) return <EmptyState title={words.noOrderPermission}>{words.noOrderPermissionText}</EmptyState>;
  const mayApprove = user.permissions.includes('staff.payments.approve');
  return (
    <EmptyState
      title={words.staffTitle}
      action={mayApprove && <LinkButton to={paths.payments}>{shellMessages.payments}</LinkButton>}
    >
      {words.staffText}
    </EmptyState>
  );
}
