import { watchlistMessages as words } from '@quayside/contract/messages/watchlist';
import type { Recommendation } from '@quayside/contract/watchlist';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useMay } from '../../auth/auth.public.ts';
import { useRecommendations } from '../watchlist.queries.ts';

/** Where each can be acted on. */
const pages: Record<Recommendation['kind'], string> = {
  MATCH_PRICE: paths.rankedInventory,
  RESTOCK: `${paths.inventory}?status=OUT_OF_STOCK`,
  OFFER_TRENDING: paths.trendingProducts,
  CONFIRM_LIST: `${paths.inventory}?sort=endsAt`,
};

/** What is worth doing now with the offers (requirement BUY-03); nothing where nothing is, or for who changes no offers. */
export function RecommendationsPanel() {
  return useMay('offers.write') ? <Recommendations /> : null;
}

function Recommendations() {
  const { data } = useRecommendations();
  if (!data || data.results.length === 0) return null;
  return (
    <Card title={words.recommended}>
      <Stack as="ul" gap={4}>
        {data.results.map(({ kind, title }) => (
          <li key={kind}>
            <Cluster justify="between" gap={1}>
              <Text>{title}</Text>
              <Link to={pages[kind]}>{words.recommendedLinks[kind]}</Link>
            </Cluster>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
