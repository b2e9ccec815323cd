import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { keysOf } from '../../../lib/keys-of.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';

/** How complete the profile is, and what the missing pages hold up: the review of a new company, payments of any other. */
export function Standing({ profile }: { profile: CompanyProfile }) {
  const all = keysOf(words.pages).length;
  const { missingForPayment: missing, complete, status } = profile;
  const told = status === 'ONBOARDING' ? words.beforeReview : words;
  const takesOrders = status === 'ACTIVE' || status === 'PAUSED';
  return (
    <Card rail={missing.length > 0 ? 'move' : 'done'}>
      <Stack gap={2}>
        <Text tone="muted">{words.complete(complete.length, all)}</Text>
        <Heading level={2}>{missing.length === 0 ? words.allDone : told.stands(missing.length)}</Heading>
        {missing.length > 0 && (takesOrders || status === 'ONBOARDING') && <Text>{told.standsText}</Text>}
      </Stack>
    </Card>
  );
}
