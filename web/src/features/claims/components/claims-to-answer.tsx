import { claimMessages as words } from '@quayside/contract/messages/claims';
import { DueDate } from '../../../ui/facts/due-date.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { claimsToAnswerPath } from '../claim-view.ts';
import { useClaimsToAnswer } from '../claims.queries.ts';

/** How many claims wait for this company's answer, of whatever orders, and the first deadline. Nothing where none does. */
export function ClaimsToAnswer() {
  const { permissions, company } = useUser();
  const { data } = useClaimsToAnswer(permissions.includes('claims.respond'));
  const first = data?.results[0];
  if (!data || !first) return null;
  return (
    <InlineNotification
      variant="info"
      title={words.toAnswer(data.tabs.NEEDS_YOU)}
      action={<LinkButton to={claimsToAnswerPath}>{words.toAnswerLink}</LinkButton>}
    >
      <Cluster gap={2} align="baseline">
        {words.toAnswerFirst}
        <DueDate until={first.dueAt} zone={company.timeZone} none={words.noDeadline} />
      </Cluster>
    </InlineNotification>
  );
}
