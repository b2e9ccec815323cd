import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { useShipmentChange } from '../use-shipment-change.ts';
import { reopenShipment, takeOverShipment, undoShipment } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

/** Undo, take over, open again: what is not the way forward. */
export function ShipmentSteps({ shipment }: { shipment: WarehouseShipmentDetail }) {
  const { qid, version, ownerName, allowedActions } = shipment;
  const [isAsking, setAsking] = useState(false);
  const undo = useShipmentChange((_: null, key) => undoShipment({ qid, key }), words.undone);
  const takeOver = useShipmentChange((_: null, key) => takeOverShipment({ qid, key }), words.takenOver);
  const reopen = useShipmentChange((_: null, key) => reopenShipment({ qid, key }, version), words.reopened);
  const steps = [
    allowedActions.includes('undo') && (
      <Button
        key="undo"
        size="large"
        isWide
        icon="arrow-back-up"
        isLoading={undo.isPending}
        onPress={() => undo.mutate(null)}
      >
        {words.undo}
      </Button>
    ),
    allowedActions.includes('take_over') && (
      <Stack key="take-over" gap={2}>
        <Text>{words.takeOverText(ownerName)}</Text>
        <Button size="large" isWide isLoading={takeOver.isPending} onPress={() => takeOver.mutate(null)}>
          {words.takeOver}
        </Button>
      </Stack>
    ),
    allowedActions.includes('reopen') && (
      <Button key="reopen" size="large" isWide onPress={() => setAsking(true)}>
        {words.reopen}
      </Button>
    ),
  ].filter(Boolean);
  if (steps.length === 0) return null;
  return (
    <Stack gap={3}>
      {steps}
      <ConfirmDialog
        title={words.reopenAsk}
        isOpen={isAsking}
        isRunning={reopen.isPending}
        confirmLabel={words.reopen}
        onClose={() => setAsking(false)}
        onConfirm={() => reopen.mutate(null, { onSettled: () => setAsking(false) })}
      >
        <Text>{words.reopenText}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
