import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { warehouseBookingMessages } from '@quayside/contract/messages/warehouse-bookings';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '../../../lib/draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { kilogramsIn } from '../kilograms-in.ts';
import { closeFormMark, type ScannedNumber } from '../scanned-number.ts';
import { useCarrierName, useCarriers } from '../use-carrier-name.ts';
import { useShipmentChange } from '../use-shipment-change.ts';
import { closeShipment } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

interface CloseFormProps {
  shipment: WarehouseShipmentDetail;
  /** From the carrier's label: goes into the form, with its carrier where there is one alone. */
  scanned: ScannedNumber | null;
}

type Typed = { readonly carrier: string; readonly number: string; readonly weight: string };

const told = ({ carrier, number }: Typed) => ({
  carrier,
  ...(number.trim() === '' ? {} : { trackingNumber: number.trim() }),
});

function typedIn(kept: unknown): Typed | null {
  const { carrier, number, weight }: Readonly<Record<string, unknown>> = Object(kept);
  return typeof carrier === 'string' && typeof number === 'string' && typeof weight === 'string'
    ? { carrier, number, weight }
    : null;
}

/**
 * Carrier, number and weight, kept until they are sent; the sum of the announced weights stands there at first. A booked carrier
 * has told its number.
 */
export function CloseForm({ shipment, scanned }: CloseFormProps) {
  const { qid, version, packages, customs, carrier: booked } = shipment;
  const carriers = useCarriers();
  const nameOf = useCarrierName();
  const announced = packages.reduce((sum, { weightKg }) => sum + weightKg, 0);
  const initial = { carrier: '', number: '', weight: announced.toFixed(1) };
  const [typed, setTyped, forget] = useDraft(`shipment.${qid}.close`, initial, typedIn);
  const [isChecked, setChecked] = useState(false);
  const take = useEffectEvent(({ number, issuers }: ScannedNumber) => {
    const [issuer, ...others] = issuers;
    setTyped({ ...typed, number, ...(issuer && others.length === 0 ? { carrier: issuer.qid } : {}) });
  });
  useEffect(() => {
    if (scanned) take(scanned);
  }, [scanned]);
  const weightKg = kilogramsIn(typed.weight);
  const undeclared = customs?.filter(({ facts }) => facts.length > 0).length ?? 0;
  const change = useShipmentChange(async (kilograms: number, key) => {
    const closed = await closeShipment(
      { qid, key },
      {
        weightKg: kilograms,
        version,
        ...(booked === null ? told(typed) : {}),
      },
    );
    forget();
    return closed;
  }, words.closed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (weightKg !== null && (booked !== null || typed.carrier !== '') && undeclared === 0) change.mutate(weightKg);
  };
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form onSubmit={send} noValidate {...{ [closeFormMark]: '' }}>
      <Stack>
        <Text>{booked === null ? words.closeText : warehouseBookingMessages.closeText(nameOf(booked))}</Text>
        <Columns>
          {booked === null && (
            <Select
              label={words.carrier}
              placeholder
              options={carriers.map(({ qid: value, name: label }) => ({ value, label }))}
              error={isChecked && typed.carrier === '' ? words.chooseCarrier : undefined}
              {...field('carrier')}
            />
          )}
          <TextField
            label={words.weight}
            inputMode="decimal"
            error={isChecked && weightKg === null ? words.weightWrong : undefined}
            {...field('weight')}
          />
        </Columns>
        {booked === null && (
          <TextField label={words.number} hint={words.numberHint} maxLength={40} {...field('number')} />
        )}
        {isChecked && undeclared > 0 && <Text tone="error">{words.customsFirst(undeclared)}</Text>}
        <div>
          <Button type="submit" look="move" size="large" isLoading={change.isPending}>
            {words.close}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
