import { countLabel } from '@quayside/contract/count-label';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { longestStand } from '@quayside/contract/warehouse-figure-values';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { minute } from '../../../lib/clock.ts';
import { Cluster, Region } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { getPackages } from '../packages.api.ts';
import { type StandingView, standingPath } from '../standing-view.ts';

const words = warehouseMessages.confirmed;

/** By buyer and place or along the racks, all or what has stood here too long, with how many that are. */
export function StandingViews({ view }: { view: StandingView }) {
  const long = useQuery({
    queryKey: ['packages', 'list', 'STANDING_LONG', 'count'],
    queryFn: ({ signal }) => getPackages({ figure: 'STANDING_LONG', size: 1 }, signal),
    refetchInterval: minute,
  });
  return (
    <Region label={words.views}>
      <Cluster>
        <Choice to={{ ...view, isByBay: false }} isChosen={!view.isByBay}>
          {words.byOrder}
        </Choice>
        <Choice to={{ ...view, isByBay: true }} isChosen={view.isByBay}>
          {words.byBay}
        </Choice>
        <Choice to={{ ...view, isLong: !view.isLong }} isChosen={view.isLong}>
          {words.over(longestStand)} <strong>{long.data ? countLabel(long.data.count) : ''}</strong>
        </Choice>
      </Cluster>
    </Region>
  );
}

function Choice({ to, isChosen, children }: { to: StandingView; isChosen: boolean; children: ReactNode }) {
  return (
    <LinkButton
      size="large"
      look={isChosen ? 'primary' : 'secondary'}
      to={standingPath(to)}
      {...(isChosen ? { 'aria-current': 'true' } : {})}
    >
      {children}
    </LinkButton>
  );
}
