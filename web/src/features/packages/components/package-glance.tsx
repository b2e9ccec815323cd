import { packageMessages } from '@quayside/contract/messages/packages';
import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehousePackage } from '@quayside/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Card } from '../../../ui/card.tsx';
import { KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { getPackage } from '../packages.api.ts';

const words = warehouseMessages.page;

/** At a desk, beside the list: one of its packages with what it holds, and the way to its page. */
export function PackageGlance({ one }: { one: WarehousePackage }) {
  const { data } = useQuery({
    queryKey: ['packages', 'one', one.qid],
    queryFn: ({ signal }) => getPackage(one.qid, signal),
  });
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
            ...(data?.lines ?? []).map((line) => ({
              key: line.productName,
              value: String(line.received ?? line.announced),
            })),
          ]}
        />
        <LinkButton to={paths.warehousePackage(one.qid)} size="large">
          {warehouseMessages.openCode(one.code)}
        </LinkButton>
      </Stack>
    </Card>
  );
}
