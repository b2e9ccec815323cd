import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import type { Signature } from '@quayside/contract/signature';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { SignaturePad } from '../../../ui/warehouse/signature-pad.tsx';
import { Tally } from '../../../ui/warehouse/tally.tsx';
import { useShipmentChange } from '../use-shipment-change.ts';
import { handOver } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

interface HandOverProps {
  shipment: WarehouseShipmentDetail;
  /** Scanned out so far. */
  ticked: ReadonlySet<string>;
  onTick: (qid: string, isTicked: boolean) => void;
}

type HandOver = { driverName?: string; signature?: Signature; scannedPackageQids: string[] };

/** Every package is scanned out, or ticked where it cannot be scanned; the driver is named or signs, and it is gone. */
export function HandOverForm({ shipment: { qid, version, packages }, ticked, onTick }: HandOverProps) {
  const [driverName, setDriverName] = useState('');
  const [signature, setSignature] = useState<Signature>([]);
  const [isChecked, setChecked] = useState(false);
  const left = packages.length - ticked.size;
  const isTaken = driverName.trim() !== '' || signature.length > 0;
  const change = useShipmentChange(
    (body: HandOver, key) => handOver({ qid, key }, { ...body, version }),
    words.handedOver,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (left > 0 || !isTaken) return;
    change.mutate({
      ...(driverName.trim() === '' ? {} : { driverName: driverName.trim() }),
      ...(signature.length === 0 ? {} : { signature }),
      scannedPackageQids: [...ticked],
    });
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <Text>{words.handOverText(packages.length)}</Text>
        <Tally done={ticked.size} total={packages.length}>
          {words.scanned(ticked.size, packages.length)}
        </Tally>
        <Stack as="ul" gap={3}>
          {packages.map((one) => (
            <li key={one.qid}>
              <Checkbox
                label={words.tick(one.code)}
                checked={ticked.has(one.qid)}
                onChange={({ target }) => onTick(one.qid, target.checked)}
              />
            </li>
          ))}
        </Stack>
        <TextField
          label={words.driver}
          value={driverName}
          maxLength={80}
          autoComplete="off"
          error={isChecked && !isTaken ? words.driverMissing : undefined}
          onChange={({ target }) => setDriverName(target.value)}
        />
        <SignaturePad lines={signature} onChange={setSignature} />
        {isChecked && left > 0 && <Text tone="error">{words.notAll(left)}</Text>}
        <div>
          <Button type="submit" look="move" size="large" isLoading={change.isPending}>
            {words.handOverNow}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
