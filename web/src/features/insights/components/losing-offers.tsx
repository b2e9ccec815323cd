import { insightMessages as words } from '@quayside/contract/messages/insights';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';

/** Offers that lose to a lower price, and where their price to win stands. */
export function LosingOffers({ count }: { count: number }) {
  return (
    <Card title={words.lost} rail={count > 0 ? 'move' : 'done'}>
      <Cluster justify="between">
        <Text>{count === 0 ? words.noLosing : words.losing(count)}</Text>
        {count > 0 && <LinkButton to={paths.rankedInventory}>{words.showLosing}</LinkButton>}
      </Cluster>
    </Card>
  );
}
