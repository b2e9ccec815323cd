import type { Claim } from '@quayside/contract/claims';
import { claimErrors } from '@quayside/contract/messages/claim-errors';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { uiMessages } from '@quayside/contract/messages/ui';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/code-value.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Heading } from '../../ui/heading.tsx';
import { InlineNotification } from '../../ui/inline-notification.tsx';
import { Cluster, FullHeight, Page, Split, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { useUser } from '../auth/auth.public.ts';
import { type ClaimView, claimsPath, viewFrom } from './claim-view.ts';
import { useClaim } from './claims.queries.ts';
import { ClaimAside } from './components/claim-aside.tsx';
import { ClaimEvidence } from './components/claim-evidence.tsx';
import { ClaimLines } from './components/claim-lines.tsx';
import { ClaimMoveBar, ClaimMoveCard } from './components/claim-move-card.tsx';
import { mayReadClaims, NoClaims } from './components/no-claims.tsx';
import { AnswerCard } from './tasks/answer-card.tsx';
import { AppealCard } from './tasks/appeal-card.tsx';
import { AskSellerCard } from './tasks/ask-seller-card.tsx';
import { DecisionCard } from './tasks/decision-card.tsx';
import { useLanding } from './use-landing.ts';

export const meta = pageTitle(words.detailTitle);
export const handle = { userType: 'SELLER' };

/** RT-21: one claim: evidence, history and the answer or decision in one place (CLM-01, CLM-04, CLM-05). */
export default function ClaimDetailPage() {
  if (!mayReadClaims(useUser())) return <NoClaims />;
  return <ClaimDetailView />;
}

function ClaimDetailView() {
  const { claimQid = '' } = useParams();
  const [params] = useSearchParams();
  const view = viewFrom(params);
  const { data: claim, error, refetch } = useClaim(claimQid);
  return (
    <FullHeight>
      {claim ? (
        <LoadedClaim key={claim.qid} claim={claim} view={view} />
      ) : (
        <Page above={<Breadcrumb view={view} />} heading={<Heading level={1}>{words.detailTitle}</Heading>}>
          {error ? <Failed error={error} view={view} onRetry={() => void refetch()} /> : <Loading />}
        </Page>
      )}
    </FullHeight>
  );
}

function LoadedClaim({ claim, view }: { claim: Claim; view: ClaimView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const land = useLanding(heading);
  const may = (action: Claim['allowedActions'][number]) => claim.allowedActions.includes(action);
  return (
    <Page
      above={<Breadcrumb view={view} number={claim.number} />}
      heading={
        <Heading level={1} isFocusable ref={heading}>
          {words.heading(claim.number)}
        </Heading>
      }
      actions={<CodeValue code={claim.number} name={words.claimNumber} />}
    >
      <ClaimMoveCard claim={claim} />
      <Split aside={<ClaimAside claim={claim} />}>
        <ClaimLines claim={claim} />
        <ClaimEvidence claim={claim} />
        {may('RESPOND') && <AnswerCard claim={claim} onDone={land} />}
        {may('DECIDE') && <DecisionCard claim={claim} onDone={land} />}
        {may('ASK_SELLER') && <AskSellerCard claim={claim} onDone={land} />}
        {may('APPEAL') && <AppealCard claim={claim} onDone={land} />}
      </Split>
      <ClaimMoveBar claim={claim} />
    </Page>
  );
}

function Breadcrumb({ view, number }: { view: ClaimView; number?: string }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <Cluster gap={2}>
        <Link to={claimsPath(view)}>{words.title}</Link>
        {number && (
          <Text as="span" tone="muted">
            / {number}
          </Text>
        )}
      </Cluster>
    </nav>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <Stack gap={8}>
        <Skeleton shape="plate" />
        <Split aside={<Skeleton shape="page" />}>
          <Skeleton shape="page" />
          <Skeleton shape="page" />
        </Split>
      </Stack>
    </div>
  );
}

function Failed({ error, view, onRetry }: { error: Error; view: ClaimView; onRetry: () => void }) {
  if (isNotFound(error)) {
    return (
      <EmptyState
        title={claimErrors.claim_not_found}
        action={<LinkButton to={claimsPath(view)}>{words.allClaims}</LinkButton>}
      />
    );
  }
  return (
    <InlineNotification variant="error" action={<Button onPress={onRetry}>{uiMessages.tryAgain}</Button>}>
      {messageOf(error, words.oneFailed)}
    </InlineNotification>
  );
}
