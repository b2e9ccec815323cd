import { countLabel } from '@quayside/contract/count-label';
import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { OffersInfo } from '@quayside/contract/offers';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Part, PartsBar } from '../../../ui/chart/parts-bar.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { FiguresRoom } from '../../../ui/placing.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useEndingOffers, useOffersInfo } from '../offers.queries.ts';
import { useBulkChange } from '../use-bulk-change.ts';

/** How many come first; and lists, which are valid for a time: those that end within a week, with what confirms them. */
export function InventoryStanding({ mayWrite }: { mayWrite: boolean }) {
  const { data } = useOffersInfo();
  return (
    <Card>
      <FiguresRoom>{data ? <Standing standing={data} mayWrite={mayWrite} /> : <Skeleton shape="plate" />}</FiguresRoom>
    </Card>
  );
}

function Standing({ standing: data, mayWrite }: { standing: OffersInfo; mayWrite: boolean }) {
  return (
    <Stack gap={3}>
      <Cluster justify="between" gap={2}>
        <Text weight="strong">{words.standing(data.winning, data.winning + data.losing)}</Text>
        {data.total > 0 && <Link to={paths.floors}>{words.floors.link}</Link>}
      </Cluster>
      <PartsBar
        parts={[
          part(words.standings.winning, data.winning, 'stands'),
          part(words.standings.losing, data.losing, 'open'),
          part(words.standings.rest, data.total - data.winning - data.losing, 'rest'),
        ]}
      />
      {data.endingSoon > 0 && (
        <Cluster gap={2}>
          <EndingLists count={data.endingSoon} mayWrite={mayWrite} />
        </Cluster>
      )}
    </Stack>
  );
}

const part = (name: string, count: number, look: Part['look']): Part => ({
  ...{ name, count, look },
  figure: countLabel(count),
});

function EndingLists({ count, mayWrite }: { count: number; mayWrite: boolean }) {
  const { data: offers = [], isPending } = useEndingOffers(mayWrite);
  const confirm = useBulkChange(words.confirmed);
  return (
    <>
      <Text tone="caution">{words.endingSoon(count)}</Text>
      {mayWrite && (isPending || offers.length > 0) && (
        <Button
          size="compact"
          look="quiet"
          isLoading={confirm.isRunning || isPending}
          onPress={() => confirm.run(offers, { kind: 'CONFIRM_LIST' })}
        >
          {words.confirmList}
        </Button>
      )}
    </>
  );
}
