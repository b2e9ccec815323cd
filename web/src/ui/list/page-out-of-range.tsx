import { uiMessages } from '@quayside/contract/messages/ui';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link.tsx';

/** A page was asked for that lies beyond the end of its list: the API answers 404. The way to the first page. */
export function PageOutOfRange({ firstPage, isLarge = false }: { firstPage: string; isLarge?: boolean }) {
  return (
    <EmptyState
      title={uiMessages.noResults}
      action={
        <LinkButton to={firstPage} size={isLarge ? 'large' : 'normal'}>
          {uiMessages.firstPage}
        </LinkButton>
      }
    >
      {uiMessages.beyondEnd}
    </EmptyState>
  );
}
