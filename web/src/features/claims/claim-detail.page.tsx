import type { Claim } from '@quayside/contract/claims';
import { claimErrors } from '@quayside/contract/messages/claim-errors';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pageTitle } from '../../app/page-title.ts';
import { isNotFound, messageOf } from '../../lib/api-error.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { DetailSkeleton } from '../../ui/detail-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, FullHeight, Page, Split } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useUser } from '../auth/auth.public.ts';
import { SecondApproval } from '../decisions/decisions.public.ts';
import { type ClaimView, claimsPath, viewFrom } from './claim-view.ts';
import { useClaim } from './claims.queries.ts';
import { ClaimAside } from './components/claim-aside.tsx';
import { ClaimEvidence } from './components/claim-evidence.tsx';
import { ClaimLines } from './components/claim-lines.tsx';
import { ClaimMoveBar, ClaimMoveCard, moveId } from './components/claim-move-card.tsx';
import { mayReadClaims, NoClaims } from './components/no-claims.tsx';
import { AnswerCard } from './tasks/answer-card.tsx';
import { AppealCard } from './tasks/appeal-card.tsx';
import { AskSellerCard } from './tasks/ask-seller-card.tsx';
import { DecisionCard } from './tasks/decision-card.tsx';
import { ShipAgainCard } from './tasks/ship-again-card.tsx';
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
        <Page
          above={<Breadcrumb list={words.title} to={claimsPath(view)} />}
          heading={<Heading level={1}>{words.detailTitle}</Heading>}
        >
          {error ? <Failed error={error} view={view} onRetry={() => void refetch()} /> : <DetailSkeleton />}
        </Page>
      )}
    </FullHeight>
  );
}

const headingId = 'claim-title';

function LoadedClaim({ claim, view }: { claim: Claim; view: ClaimView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const land = useLanding(heading);
  const may = (action: Claim['allowedActions'][number]) => claim.allowedActions.includes(action);
  return (
    <Page
      above={<Breadcrumb list={words.title} to={claimsPath(view)} current={claim.number} />}
      heading={
        <Cluster gap={2}>
          <Heading level={1} isFocusable ref={heading} id={headingId}>
            {words.heading(claim.number)}
          </Heading>
          <CodeValue code={claim.number} name={words.claimNumber} isCopyOnly />
        </Cluster>
      }
    >
      <ClaimMoveCard claim={claim} />
      <Split aside={<ClaimAside claim={claim} />}>
        {claim.secondApproval && (
          <SecondApproval
            id={moveId}
            decision={claim.secondApproval}
            version={claim.version}
            lineNames={new Map(claim.lines.map(({ lineQid, productName }) => [lineQid, productName]))}
            landingId={headingId}
          />
        )}
        <ClaimLines claim={claim} />
        <ClaimEvidence claim={claim} />
        {may('RESPOND') && <AnswerCard claim={claim} onDone={land} />}
        {may('SHIP_AGAIN') && <ShipAgainCard claim={claim} onDone={land} />}
        {may('DECIDE') && <DecisionCard claim={claim} onDone={land} />}
        {may('ASK_SELLER') && <AskSellerCard claim={claim} onDone={land} />}
        {may('APPEAL') && <AppealCard claim={claim} onDone={land} />}
      </Split>
      <ClaimMoveBar claim={claim} />
    </Page>
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
  return <LoadFailed onRetry={onRetry}>{messageOf(error, words.oneFailed)}</LoadFailed>;
}
