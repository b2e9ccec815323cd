import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import type { ShippingMethod } from '@quayside/contract/sale-values';
import type { Sale } from '@quayside/contract/sales';
import { useState } from 'react';
import type { VersionedMutation } from '../../../lib/use-versioned-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { draftOfSale, type ShippingDraft } from '../loads.ts';
import type { SaleUpdate } from '../sales.api.ts';

const words = orderTaskMessages.shipping;

interface ChangeMethodProps {
  sale: Sale;
  draft: ShippingDraft;
  /** The method asked for; null keeps the dialog closed. */
  wanted: ShippingMethod | null;
  onClose: () => void;
  onConfirm: (method: ShippingMethod) => void;
}

/** 'Change shipping method': one method per order, so changing it clears the fields first, and lists them (ORD-09). */
export function ChangeMethodDialog({ sale, draft, wanted, onClose, onConfirm }: ChangeMethodProps) {
  const isChanged = JSON.stringify(draft.rows) !== JSON.stringify(draftOfSale(sale).rows);
  const numbers = sale.shipments.reduce((sum, one) => sum + one.trackAndTraceNumbers.length, 0);
  const cleared = [
    ...(sale.loads.length > 0 ? [words.cleared.loads(sale.loads.length)] : []),
    ...(numbers > 0 ? [words.cleared.numbers(numbers)] : []),
    ...(isChanged ? [words.cleared.draft] : []),
  ];
  return (
    <ConfirmDialog
      title={words.changeMethod}
      isOpen={wanted !== null}
      onClose={onClose}
      onConfirm={() => wanted && onConfirm(wanted)}
      confirmLabel={words.changeMethod}
      tone="danger"
    >
      <Text>{words.changeText}</Text>
      <Stack as="ul" gap={1}>
        {cleared.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}

/** Takes the saved shipping details away, after a question. */
export function RemoveShipping({ work }: { work: VersionedMutation<SaleUpdate> }) {
  const [isAsked, setAsked] = useState(false);
  const remove = () => {
    setAsked(false);
    work.run({ clearShipping: true });
  };
  return (
    <>
      <Button look="quiet" onPress={() => setAsked(true)}>
        {words.removeAll}
      </Button>
      <ConfirmDialog
        title={words.removeTitle}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
        confirmLabel={words.removeAll}
        tone="danger"
      >
        <Text>{words.removeText}</Text>
      </ConfirmDialog>
    </>
  );
}
