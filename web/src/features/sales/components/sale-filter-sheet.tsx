import { orderMessages as words } from '@quayside/contract/messages/orders';
import { saleMessages } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import {
  DestinationSelect,
  type FilterProps,
  NextActionFilter,
  SortSelect,
  StatusSelect,
} from './sale-filter-fields.tsx';

/** The filters of a phone. Each change is applied at once; the button says how many orders are left. */
export default function SaleFilterSheet({
  count,
  isOpen,
  onClose,
  ...filter
}: FilterProps & { count: number | undefined; isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      title={uiMessages.filters}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button look="primary" isWide onPress={onClose}>
          {count === 0 ? saleMessages.listNotFound : words.showOrders(count ?? 0)}
        </Button>
      }
    >
      <Stack gap={4}>
        <NextActionFilter {...filter} />
        <DestinationSelect {...filter} />
        <StatusSelect {...filter} />
        <SortSelect {...filter} />
      </Stack>
    </Dialog>
  );
}
