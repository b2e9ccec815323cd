import { shellMessages } from '@quayside/contract/messages/shell';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useContext, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../lib/api-error.ts';
import { useSiteInfo } from '../lib/site-info.ts';
import { CodeValue } from '../ui/facts/code-value.tsx';
import { Heading } from '../ui/heading.tsx';
import { Cluster, Narrow, Page, Stack } from '../ui/layout.tsx';
import { LinkButton } from '../ui/link.tsx';
import { Text } from '../ui/text.tsx';
import { NotFound } from './not-found.tsx';
import { paths } from './paths.ts';
import { PublicFrame } from './public-frame.tsx';
import { RequestFacts } from './request-facts.ts';

/** The last resort: a missing page, or the fatal error page with the id to quote (LAY-08). Its links load a fresh document. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <PublicFrame>
      {isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <FatalError error={error} />}
    </PublicFrame>
  );
}

function FatalError({ error }: { error: unknown }) {
  const { supportMailbox } = useSiteInfo();
  useEffect(() => {
    // What React caught reaches nobody else.
    import('../lib/error-reports.ts').then(({ reportError }) => reportError(error)).catch(() => undefined);
  }, [error]);
  const { requestId: ofDocument } = useContext(RequestFacts);
  const requestId = error instanceof ApiError ? error.requestId : (ofDocument ?? '');
  const mail = `mailto:${supportMailbox}?subject=${encodeURIComponent(shellMessages.supportSubject(requestId))}`;
  return (
    <Page heading={<Heading level={1}>{shellMessages.fatalTitle}</Heading>}>
      <Narrow>
        <Stack>
          <Text size="prose">{shellMessages.fatalText}</Text>
          {requestId !== '' && (
            <Cluster gap={2}>
              <Text as="span" tone="muted">
                {shellMessages.quote}
              </Text>
              <CodeValue code={requestId} name={shellMessages.quote} isPlain />
            </Cluster>
          )}
          <Cluster>
            <LinkButton to="" isDocument look="primary">
              {uiMessages.tryAgain}
            </LinkButton>
            <LinkButton to={paths.home} isDocument>
              {shellMessages.goHome}
            </LinkButton>
            <LinkButton to={mail} look="quiet" icon="mail">
              {shellMessages.contactSupport}
            </LinkButton>
          </Cluster>
        </Stack>
      </Narrow>
    </Page>
  );
}
