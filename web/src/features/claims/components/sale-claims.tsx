import { claimMessages as words } from '@quayside/contract/messages/claims';
import { Card } from '../../../ui/card.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { claimPath, defaultView } from '../claim-view.ts';
import { useClaimsOfSale } from '../claims.queries.ts';
import { ClaimStatusBadge } from './claim-columns.tsx';
import { mayReadClaims } from './no-claims.tsx';

/** The claims about one order, on its page; nothing where there are none. */
export function SaleClaims({ saleQid }: { saleQid: string }) {
  const { data } = useClaimsOfSale(saleQid, mayReadClaims(useUser()));
  if (!data || data.length === 0) return null;
  return (
    <Card title={words.title} id="claims">
      <Stack as="ul" gap={3}>
        {data.map((claim) => (
          <li key={claim.qid}>
            <Cluster justify="between" gap={2}>
              <Link to={claimPath(claim.qid, defaultView)}>{claim.number}</Link>
              <ClaimStatusBadge claim={claim} />
              <MoneyText money={claim.amount} />
            </Cluster>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
