import { warehouseMessages } from '@quayside/contract/messages/warehouse';
import { type ToldByLead, toldByLead } from '@quayside/contract/package-values';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Columns, Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Text } from '../../../ui/text.tsx';
import { troubleOf } from '../trouble-of.ts';
import { useShipmentChange } from '../use-shipment-change.ts';
import { takeBackShipment, tellCarrierNews } from '../warehouse-shipments.api.ts';

const words = warehouseMessages.shipments;

/** What somebody has to know of a shipment that has left, and what they can do about it. */
export function CarrierNews({ shipment }: { shipment: WarehouseShipmentDetail }) {
  const { qid, version, carrier, allowedActions } = shipment;
  const trouble = troubleOf(shipment);
  const takeBack = useShipmentChange((_: null, key) => takeBackShipment({ qid, key }, version), words.takeBackDone);
  return (
    <>
      {trouble && (
        <InlineNotification variant="caution" title={words.journeys[trouble]}>
          <Stack gap={3}>
            <Text>{words.troubleTexts[trouble]}</Text>
            {allowedActions.includes('take_back') && (
              <div>
                <Button size="large" isLoading={takeBack.isPending} onPress={() => takeBack.mutate(null)}>
                  {words.takeBack}
                </Button>
              </div>
            )}
          </Stack>
        </InlineNotification>
      )}
      {allowedActions.includes('deliver') && carrier === 'own_truck' && <OwnTruck shipment={shipment} />}
      {allowedActions.includes('tell') && (
        <Card title={words.news}>
          <NewsForm shipment={shipment} />
        </Card>
      )}
    </>
  );
}

/** Nobody scans what our own truck brings: somebody says it here. */
function OwnTruck({ shipment: { qid, version } }: { shipment: WarehouseShipmentDetail }) {
  const [isAsking, setAsking] = useState(false);
  const deliver = useShipmentChange(
    (_: null, key) => tellCarrierNews({ qid, key }, { code: 'DELIVERED', version }),
    words.deliveredDone,
  );
  return (
    <Card title={words.delivered} rail="move">
      <Stack>
        <Text>{words.deliveredText}</Text>
        <div>
          <Button look="move" size="large" onPress={() => setAsking(true)}>
            {words.delivered}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        title={words.deliveredAsk}
        isOpen={isAsking}
        isRunning={deliver.isPending}
        confirmLabel={words.delivered}
        onClose={() => setAsking(false)}
        onConfirm={() => deliver.mutate(null, { onSettled: () => setAsking(false) })}
      >
        <Text>{words.deliveredAskText}</Text>
      </ConfirmDialog>
    </Card>
  );
}

function NewsForm({ shipment: { qid, version } }: { shipment: WarehouseShipmentDetail }) {
  const [code, setCode] = useState<ToldByLead>('EXCEPTION');
  const [note, setNote] = useState('');
  const change = useShipmentChange(
    (said: { code: ToldByLead; note: string }, key) =>
      tellCarrierNews(
        { qid, key },
        { code: said.code, version, ...(said.note.trim() === '' ? {} : { note: said.note }) },
      ),
    words.newsSaved,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ code, note }, { onSuccess: () => setNote('') });
  };
  return (
    <form onSubmit={send}>
      <Stack>
        <Text>{words.newsText}</Text>
        <Columns>
          <Select
            label={words.newsChoice}
            value={code}
            options={toldByLead.map((value) => ({ value, label: words.newsChoices[value] }))}
            onChange={({ target }) => setCode(toldByLead.find((one) => one === target.value) ?? 'EXCEPTION')}
          />
          <TextField
            label={words.newsNote}
            isOptional
            maxLength={200}
            autoComplete="off"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Columns>
        <div>
          <Button type="submit" size="large" isLoading={change.isPending}>
            {words.newsSave}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
