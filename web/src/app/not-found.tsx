import { shellMessages } from '@quayside/contract/messages/shell';
import { EmptyState } from '../ui/empty-state.tsx';
import { Heading } from '../ui/heading.tsx';
import { Cluster, Page } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link.tsx';
import { paths } from './paths.ts';

/** Shown in place of a page that is not there. */
export function NotFound() {
  return (
    <Page heading={<Heading level={1}>{shellMessages.notFoundTitle}</Heading>}>
      <EmptyState
        title={shellMessages.notFoundText}
        action={
          <Cluster justify="center">
            <LinkButton to={paths.dashboard} isDocument look="primary">
              {shellMessages.goToPortal}
            </LinkButton>
            <LinkButton to={paths.home} isDocument>
              {shellMessages.goHome}
            </LinkButton>
          </Cluster>
        }
      />
    </Page>
  );
}
