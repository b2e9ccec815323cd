import { dashboardMessages as words } from '@quayside/contract/messages/dashboard';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link.tsx';

/** An account in which nothing has happened yet: what has to be in place, and who helps. */
export function NewSeller({ company }: { company: string }) {
  const { supportMailbox } = useSiteInfo();
  return (
    <EmptyState
      title={words.newSeller}
      action={
        <LinkButton
          to={`mailto:${supportMailbox}?subject=${encodeURIComponent(words.setUpSubject(company))}`}
          icon="mail"
        >
          {words.setUpWithUs}
        </LinkButton>
      }
    >
      {words.newSellerText}
    </EmptyState>
  );
}
