import { shellMessages } from '@quayside/contract/messages/shell';
import { data } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { Heading } from '../ui/heading.tsx';
import { Cluster, Page } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link.tsx';
import { pageTitle } from './page-title.ts';
import { paths } from './paths.ts';

export const meta = pageTitle(shellMessages.notFoundTitle);

/** Answers 404 with a page, not with an error. */
export const loader = () => data(null, { status: 404 });

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

export default NotFound;
