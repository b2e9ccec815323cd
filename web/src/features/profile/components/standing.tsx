import type { CompanyProfile, ProfilePage } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { keysOf } from '../../../lib/keys-of.ts';
import { Plate } from '../../../ui/facts/plate.tsx';
import { type Square, type SquareState, Squares } from '../../../ui/facts/squares.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** How complete the profile is, and what the missing pages hold up: the review of a new company, payments of any other. */
export function Standing({ profile }: { profile: CompanyProfile }) {
  const all = keysOf(words.pages);
  const { missingForPayment: missing, complete, status } = profile;
  const told = status === 'ONBOARDING' ? words.beforeReview : words;
  const takesOrders = status === 'ACTIVE' || status === 'PAUSED';
  return (
    <Plate label={words.complete(complete.length, all.length)} rail={missing.length > 0 ? 'move' : 'done'}>
      <Stack gap={3}>
        <Cluster gap={4}>
          <Squares squares={squaresOf(all, profile)} />
          <Text as="span" size="small" tone="muted">
            {words.complete(complete.length, all.length)}
          </Text>
        </Cluster>
        <Heading level={2} look="h1">
          {missing.length === 0 ? words.allDone : told.stands(missing.length)}
        </Heading>
        {missing.length > 0 && (takesOrders || status === 'ONBOARDING') && <Text>{told.standsText}</Text>}
      </Stack>
    </Plate>
  );
}

/** What is done comes first, then what holds something up. */
function squaresOf(all: readonly ProfilePage[], { complete, missingForPayment }: CompanyProfile): Square[] {
  const stateOf = (page: ProfilePage): SquareState =>
    complete.includes(page) ? 'done' : missingForPayment.some((one) => one === page) ? 'move' : 'open';
  const order: readonly SquareState[] = ['done', 'move', 'open'];
  return all.map((id) => ({ id, state: stateOf(id) })).sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}
