import { offerMessages as words } from '@quayside/contract/messages/offers';
import type { OffersInfo } from '@quayside/contract/offers';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Cluster, LineRoom } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useEndingOffers, useOffersInfo } from '../offers.queries.ts';
import { useBulkChange } from '../use-bulk-change.ts';

/** How many come first; and lists, which are valid for a time: those that end within a week, with what confirms them. */
export function InventoryStanding({ mayWrite }: { mayWrite: boolean }) {
  const { data } = useOffersInfo();
  return (
    <LineRoom>
      {data ? <Standing standing={data} mayWrite={mayWrite} /> : <Text tone="muted">{words.intro}</Text>}
    </LineRoom>
  );
}

function Standing({ standing: data, mayWrite }: { standing: OffersInfo; mayWrite: boolean }) {
  return (
    <Cluster gap={2}>
      <Text tone="muted">{words.summary(data.winning, data.losing, data.total)}</Text>
      {data.total > 0 && <Link to={paths.floors}>{words.floors.link}</Link>}
      {data.endingSoon > 0 && <EndingLists count={data.endingSoon} mayWrite={mayWrite} />}
    </Cluster>
  );
}

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
