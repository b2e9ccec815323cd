import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { orderMessages } from '@quayside/contract/messages/orders';
import { saleToasts } from '@quayside/contract/messages/sales';
import type { Sale } from '@quayside/contract/sales';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { type KeyValue, KeyValueList } from '../../../ui/facts/key-value-list.tsx';
import { MoneyText } from '../../../ui/facts/money-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Text } from '../../../ui/text.tsx';
import { completeSale } from '../sales.api.ts';
import { useCarrierName } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.completing;

/** 'Complete your order': the answers once more, then it is read only (ORD-14). */
export default function CompleteDialog({ sale, onClose }: TaskProps) {
  const carrierName = useCarrierName();
  const work = useSaleWork({
    sale,
    failed: saleToasts.completeFailed,
    send: (_go: null, version) => completeSale(sale.qid, version),
    onDone: () => {
      toast(words.done);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.title}
      isOpen
      onClose={onClose}
      onConfirm={() => work.run(null)}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      isRunning={work.isRunning}
    >
      <Text>{words.text}</Text>
      {work.problem && (
        <InlineNotification
          variant="error"
          action={work.isStale && <Button onPress={work.reload}>{orderMessages.reload}</Button>}
        >
          {messageOf(work.problem, saleToasts.completeFailed)}
        </InlineNotification>
      )}
      <KeyValueList items={answersOf(sale, carrierName)} />
    </ConfirmDialog>
  );
}

function answersOf(sale: Sale, carrierName: (qid: string) => string): KeyValue[] {
  const numbers = sale.shipments
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap((shipment) => shipment.trackAndTraceNumbers);
  return [
    { key: words.lines, value: sale.lineCount },
    { key: words.goods, value: <MoneyText money={sale.total} /> },
    { key: orderTaskMessages.fees.fee, value: sale.sellerShippingFee && <MoneyText money={sale.sellerShippingFee} /> },
    { key: orderTaskMessages.fees.vat, value: sale.sellerVat && <MoneyText money={sale.sellerVat} /> },
    {
      key: orderTaskMessages.shipping.method,
      value: sale.shippingMethod && orderTaskMessages.shipping.methods[sale.shippingMethod],
    },
    ...(sale.carrierBooking
      ? [{ key: orderTaskMessages.shipping.booking, value: carrierName(sale.carrierBooking.carrier) }]
      : []),
    ...(numbers.length > 0 ? [{ key: words.tracking, value: words.numbers(numbers.length) }] : []),
  ];
}
