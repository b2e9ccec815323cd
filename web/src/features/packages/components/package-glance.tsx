import { packageMessages } from '@quayside/contract/messages/packages';
import { uiMessages } from '@quayside/contract/messages/ui';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { PackageDetail, WarehousePackage } from '@quayside/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenText } from '../../../ui/text.tsx';
import { getPackage } from '../packages.api.ts';
import { savedCount } from '../reported-lines.ts';

const words = warehouseMessages.page;

/** At a desk, beside the list: one of its packages with what it holds, and the way to its page. */
export function PackageGlance({ one }: { one: WarehousePackage }) {
  return (
    <Card title={one.code}>
      <Stack>
        <KeyValueList
          items={[
            ...(one.location ? [{ key: words.bay, value: <span className="type-wh-xl">{one.location}</span> }] : []),
            { key: words.order, value: one.order },
            { key: words.packageOfOrder, value: words.packageOf(one.number, one.total) },
            { key: words.buyer, value: `${one.buyerName}, ${countryName(one.destinationCountry)}` },
            { key: words.tracking, value: one.trackingNumber },
            { key: words.weight, value: packageMessages.weight(one.weightKg) },
          ]}
        />
        {one.lineCount > 0 && <Contents one={one} />}
        <LinkButton to={paths.warehousePackage(one.qid)} size="large">
          {warehouseMessages.openCode(one.code)}
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** Each line with its pieces, and whether they are counted or only announced. */
function Contents({ one: { qid, lineCount } }: { one: WarehousePackage }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['packages', 'one', qid],
    queryFn: ({ signal }) => getPackage(qid, signal),
  });
  if (data) return <KeyValueList items={data.lines.map((line) => itemOf(data, line))} />;
  if (isError) return <LoadFailed onRetry={() => void refetch()}>{warehouseMessages.packageFailed}</LoadFailed>;
  return (
    <div aria-busy="true">
      <HiddenText>{uiMessages.loading}</HiddenText>
      <Stack>
        <Skeleton count={Math.min(lineCount, mostLines)} />
      </Stack>
    </div>
  );
}

/** Whose places are held. */
const mostLines = 8;

function itemOf(one: PackageDetail, line: PackageDetail['lines'][number]): KeyValue {
  const { received } = savedCount(one, line);
  const pieces =
    received === '' ? words.announcedPieces(line.announced) : words.countedPieces(Number(received), line.announced);
  return { id: line.qid, key: line.productName, value: pieces };
}
