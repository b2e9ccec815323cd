import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { PackageFigure } from '@quayside/contract/package-values';
import { useQuery } from '@tanstack/react-query';
import { minute } from '../../../lib/clock.ts';
import { Kept } from '../../../ui/layout.tsx';
import { DayTally } from '../../../ui/warehouse/tally.tsx';
import { getPackages } from '../packages.api.ts';

/** How much of the day's packages has come. Its place is kept until that is known. */
export function ReceivedToday() {
  const received = useFigure('RECEIVED_TODAY');
  const toCome = useFigure('EXPECTED_TODAY');
  const all = (received ?? 0) + (toCome ?? 0);
  return (
    <Kept isShown={received !== undefined && toCome !== undefined}>
      <DayTally label={words.receivedToday} done={received ?? 0} total={all}>
        {words.receivedOf(received ?? 0, all)}
      </DayTally>
    </Kept>
  );
}

function useFigure(figure: PackageFigure): number | undefined {
  const { data } = useQuery({
    queryKey: ['packages', 'list', figure, 'count'],
    queryFn: ({ signal }) => getPackages({ figure, size: 1 }, signal),
    refetchInterval: minute,
  });
  return data?.count;
}
