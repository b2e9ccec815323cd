import { countLabel } from '@quayside/contract/count-label';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { PackageDetail } from '@quayside/contract/packages';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { getPackagePhoto } from '../packages.api.ts';

type Difference = PackageDetail['discrepancies'][number];

/** What differs from the announcement, and what was decided about it. */
export function Differences({ one }: { one: PackageDetail }) {
  if (one.discrepancies.length === 0) return null;
  return (
    <Card title={words.page.differences}>
      <Stack as="ul" gap={4}>
        {one.discrepancies.map((each) => (
          <li key={each.qid}>
            <Entry one={one} each={each} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Entry({ one, each }: { one: PackageDetail; each: Difference }) {
  const line = one.lines.find(({ qid }) => qid === each.lineQid);
  const photo = useMutation({
    mutationFn: ({ qid }: { qid: string; name: string }) => getPackagePhoto(one.qid, qid),
    onSuccess: (content, { name }) => saveFile(content, name),
    onError: (problem) => toast(messageOf(problem, words.packageFailed), { variant: 'error' }),
  });
  return (
    <Stack gap={2}>
      <Cluster justify="between">
        <Text as="strong" weight="strong">
          {words.types[each.type]}
          {each.quantity > 0 && `: ${countLabel(each.quantity)}`}
        </Text>
        <StatusBadge tone={each.resolvedAt ? 'neutral' : 'caution'}>{outcomeOf(each)}</StatusBadge>
      </Cluster>
      {line && <Text as="span">{line.productName}</Text>}
      {each.note && <Text>{each.note}</Text>}
      <Text as="span" tone="muted">
        <DateText iso={each.reportedAt} form="time" />, {each.reportedByName}
      </Text>
      <Cluster>
        {each.photos.map((one) => (
          <Button key={one.qid} size="large" icon="download" onPress={() => photo.mutate(one)}>
            {words.photo(one.name)}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}

function outcomeOf({ resolution, resolvedAt, resolvedByName }: Difference): string {
  if (resolvedAt === null) return words.onHold;
  const name = resolvedByName ?? '';
  return resolution === null ? words.takenBackBy(name) : words.resolvedBy(words.resolutions[resolution], name);
}
