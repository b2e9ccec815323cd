import type { Claim } from '@quayside/contract/claims';
import { claimMessages as words } from '@quayside/contract/messages/claims';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { useUser } from '../../auth/auth.public.ts';
import { EvidenceFile } from './evidence-file.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

/** What the kind of claim needs, and every file that was sent, by whom (CLM-04). */
export function ClaimEvidence({ claim }: { claim: Claim }) {
  const { isStaff } = useUser();
  return (
    <Card title={words.sections.evidence} id="evidence">
      <Stack gap={6}>
        {claim.checklist.length > 0 && (
          <Stack gap={3}>
            <Heading level={3}>{words.checklist}</Heading>
            <KeyValueList
              items={claim.checklist.map(({ kind, verdict }) => ({
                key: words.kinds[kind],
                value: verdict ? <VerdictBadge verdict={verdict} /> : words.nothingSent,
              }))}
            />
          </Stack>
        )}
        {claim.evidence.length === 0 && <Text tone="muted">{words.noEvidence}</Text>}
        <FilesOf claim={claim} party="BUYER" title={words.sentBy.BUYER} />
        {claim.evidence.some(({ party }) => party === 'WAREHOUSE') && (
          <FilesOf claim={claim} party="WAREHOUSE" title={words.sentBy.WAREHOUSE} />
        )}
        <FilesOf claim={claim} party="SELLER" title={isStaff ? words.sentBySeller : words.sentBy.SELLER} />
      </Stack>
    </Card>
  );
}

function FilesOf({ claim, party, title }: { claim: Claim; party: 'BUYER' | 'SELLER' | 'WAREHOUSE'; title: string }) {
  const files = claim.evidence.filter((file) => file.party === party);
  if (files.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      <Stack as="ul" gap={4}>
        {files.map((file) => (
          <EvidenceFile key={file.qid} claimQid={claim.qid} file={file} />
        ))}
      </Stack>
    </Stack>
  );
}
