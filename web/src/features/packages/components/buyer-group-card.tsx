import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { paths } from '../../../app/paths.ts';
import { countryName } from '../../../lib/countries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DataTable } from '../../../ui/list/data-table.tsx';
import { Text } from '../../../ui/text.tsx';
import type { BuyerGroup } from '../by-buyer.ts';
import { bayColumns } from './bay-columns.tsx';

const words = warehouseMessages.confirmed;

interface GroupProps {
  group: BuyerGroup;
  isStarting: boolean;
  onStart: () => void;
}

/** What goes to one buyer and place, and the press that sends it. */
export function BuyerGroupCard({ group, isStarting, onStart }: GroupProps) {
  const { buyerName, country, packages, isComplete } = group;
  return (
    <Card
      title={`${buyerName}, ${countryName(country)}`}
      rail={isComplete ? 'move' : 'wait'}
      isFlush
      actions={
        <Button
          size="large"
          look={isComplete ? 'primary' : 'secondary'}
          isLoading={isStarting}
          onPress={onStart}
          aria-label={words.startFor(buyerName, packages.length)}
        >
          {words.startFor(buyerName, packages.length)}
        </Button>
      }
    >
      <Stack gap={2}>
        <DataTable
          density="warehouse"
          caption={words.caption(buyerName)}
          columns={bayColumns}
          rows={packages}
          rowKey={(one) => one.qid}
          rowLink={(one) => paths.warehousePackage(one.qid)}
        />
        {isComplete && (
          <div className="px-4 pb-3">
            <Text tone="success">{words.complete}</Text>
          </div>
        )}
      </Stack>
    </Card>
  );
}
