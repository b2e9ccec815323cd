import { accessMessages as words } from '@quayside/contract/messages/access';
import type { PermissionName } from '@quayside/contract/permissions';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Page } from '../../ui/layout.tsx';
import { useUser } from './use-session.ts';

/** Whether the signed-in person has the permission; of several any one. */
export function useMay(permission: PermissionName | readonly PermissionName[]): boolean {
  const { permissions } = useUser();
  return [permission].flat().some((one) => permissions.includes(one));
}

/**
 * Shows a page to whoever has its permission (of several any one), and to everybody else that it is not theirs. The server keeps the
 * same rule on every call (GATE-06).
 */
export function PermissionGate(props: {
  permission: PermissionName | readonly PermissionName[];
  title: string;
  children: ReactNode;
}) {
  const user = useUser();
  if (useMay(props.permission)) return props.children;
  return (
    <Page heading={<Heading level={1}>{props.title}</Heading>}>
      <EmptyState title={words.noPermission}>
        {user.isStaff ? words.askStaff : user.isSeller && words.askOwner}
      </EmptyState>
    </Page>
  );
}
