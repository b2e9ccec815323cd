import { accessMessages as words } from '@quayside/contract/messages/access';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Page } from '../../ui/layout.tsx';
import { useUser } from './use-session.ts';

/**
 * Shows a staff page to whoever has its permission, and to everybody else that it is not theirs. The server keeps the
 * same rule on every call (GATE-06).
 */
export function PermissionGate(props: { permission: string; title: string; children: ReactNode }) {
  const user = useUser();
  if (user.permissions.includes(props.permission)) return props.children;
  return (
    <Page heading={<Heading level={1}>{props.title}</Heading>}>
      <EmptyState title={words.noPermission}>{user.isStaff && words.askStaff}</EmptyState>
    </Page>
  );
}
