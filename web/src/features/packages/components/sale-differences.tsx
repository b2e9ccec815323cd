import { countLabel } from '@quayside/contract/count-label';
import { warehouseMessages as words } from '@quayside/contract/messages/warehouse';
import type { SaleDifference } from '@quayside/contract/packages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/facts/date-text.tsx';
import { StatusBadge } from '../../../ui/facts/status-badge.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { getSaleDifferencePhoto, getSaleDifferences } from '../packages.api.ts';

/** What our warehouse found otherwise than the seller announced, with the photos it took; nothing where nothing differs. */
export function SaleDifferences({ saleQid }: { saleQid: string }) {
  const { data } = useQuery({
    queryKey: ['sales', 'warehouse-differences', saleQid],
    queryFn: ({ signal }) => getSaleDifferences(saleQid, signal),
  });
  if (!data || data.results.length === 0) return null;
  return (
    <Card title={words.forSeller.title} id="warehouse-differences">
      <Stack as="ul" gap={4}>
        {data.results.map((each) => (
          <li key={each.qid}>
            <Entry saleQid={saleQid} each={each} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function Entry({ saleQid, each }: { saleQid: string; each: SaleDifference }) {
  const photo = useMutation({
    mutationFn: ({ qid }: { qid: string; name: string }) => getSaleDifferencePhoto(saleQid, qid),
    onSuccess: (content, { name }) => saveFile(content, name),
    onError: (problem) => toast(messageOf(problem, words.forSeller.photoFailed), { variant: 'error' }),
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
      {each.productName && <Text as="span">{each.productName}</Text>}
      {each.note && <Text>{each.note}</Text>}
      <Text as="span" tone="muted">
        {each.packageCode}, <DateText iso={each.reportedAt} form="time" />
      </Text>
      <Cluster>
        {each.photos.map((one) => (
          <Button key={one.qid} icon="download" onPress={() => photo.mutate(one)}>
            {words.photo(one.name)}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}

function outcomeOf({ resolution, resolvedAt }: SaleDifference): string {
  if (resolvedAt === null) return words.onHold;
  return resolution === null ? words.forSeller.takenBack : words.resolutions[resolution];
}
