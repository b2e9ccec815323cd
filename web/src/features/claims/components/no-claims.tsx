import { accessMessages } from '@quayside/contract/messages/access';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { readers } from '@quayside/contract/readers';
import type { User } from '@quayside/contract/users';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Page } from '../../../ui/layout.tsx';
import { useUser } from '../../auth/auth.public.ts';

/** Whether this person may read claims: the own company's, or all as staff. */
export const mayReadClaims = ({ permissions }: Pick<User, 'permissions'>): boolean =>
  readers.claims.some((one) => permissions.includes(one));

/** For those whose role has no claims. */
export function NoClaims() {
  return (
    <Page heading={<Heading level={1}>{words.title}</Heading>}>
      <EmptyState title={words.notAllowed}>
        {useUser().isStaff ? accessMessages.askStaff : words.notAllowedText}
      </EmptyState>
    </Page>
  );
}
