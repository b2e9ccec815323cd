import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import { paths } from '../../../app/paths.ts';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { useUser } from '../../auth/auth.public.ts';

/** An account in which nothing has happened yet: what has to be in place, and who helps. */
export function NewSeller({ company }: { company: string }) {
  const { supportMailbox } = useSiteInfo();
  const isNotReviewed = useUser().sellerStatus === 'ONBOARDING';
  return (
    <EmptyState
      title={words.newSeller}
      action={
        <Cluster>
          {isNotReviewed && (
            <LinkButton to={paths.profile()} look="primary">
              {words.toProfile}
            </LinkButton>
          )}
          <LinkButton
            to={`mailto:${supportMailbox}?subject=${encodeURIComponent(words.setUpSubject(company))}`}
            icon="mail"
          >
            {words.setUpWithUs}
          </LinkButton>
        </Cluster>
      }
    >
      {isNotReviewed ? words.notReviewedText : words.newSellerText}
    </EmptyState>
  );
}
