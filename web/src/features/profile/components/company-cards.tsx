import type { CompanyProfile } from '@quayside/contract/company';
import { profileMessages as words } from '@quayside/contract/messages/profile';
import { teamMessages } from '@quayside/contract/messages/team';
import { teamRoles } from '@quayside/contract/team-values';
import { useSiteInfo } from '../../../lib/site-info.ts';
import { Card } from '../../../ui/card.tsx';
import { CodeValue } from '../../../ui/facts/code-value.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { useDebtor, useGroups } from '../profile.queries.ts';

/** How we stand with the company: pricing model, fee, customer number and the reader's role (PRO-16). */
export function TermsCard({ profile }: { profile: CompanyProfile }) {
  const { pricingModel, fee } = useUser();
  const debtor = useDebtor().data;
  const groups = useGroups().data;
  const role = teamRoles.find((one) => one === groups?.role);
  const { nextFee } = profile;
  return (
    <Card title={words.terms.title}>
      <KeyValueList
        items={[
          { key: words.terms.pricing, value: words.terms.models[pricingModel] },
          { key: words.terms.fee, value: fee && `${fee} %` },
          ...(nextFee
            ? [
                {
                  key: `${words.terms.nextFee} ${dateLabel(nextFee.from, 'short', 'UTC')}`,
                  value: `${nextFee.fee} %${nextFee.needsApproval ? `, ${words.terms.waits}` : ''}`,
                },
              ]
            : []),
          ...(debtor
            ? [
                {
                  key: words.terms.customer,
                  value: <CodeValue code={debtor.qid.slice(-12)} name={words.terms.customer} />,
                },
              ]
            : []),
          ...(role
            ? [
                {
                  key: words.terms.role,
                  value: <Role {...teamMessages.roles[role]} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Role({ name, text }: { name: string; text: string }) {
  return (
    <Stack gap={1}>
      <span>{name}</span>
      <Text as="span" size="small" tone="muted">
        {text}
      </Text>
    </Stack>
  );
}

/** PRO-14: who looks after the company; a key account has a person of its own. */
export function ContactCard() {
  const { accountManager } = useUser();
  const { supportMailbox } = useSiteInfo();
  return (
    <Card title={words.contact.title}>
      <Stack gap={2}>
        <Text weight="strong">{accountManager?.name ?? words.contact.none}</Text>
        {accountManager && <Text tone="muted">{words.contact.key}</Text>}
        <Link to={`mailto:${accountManager?.email ?? supportMailbox}`}>{words.contact.write}</Link>
      </Stack>
    </Card>
  );
}
