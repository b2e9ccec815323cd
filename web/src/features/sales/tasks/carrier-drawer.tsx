import { orderMessages } from '@quayside/contract/messages/orders';
import { saleToasts } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { BookableCarriers } from '@quayside/contract/sales';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { recordEvent } from '../../../lib/events.ts';
import { Button } from '../../../ui/button.tsx';
import { dateLabel } from '../../../ui/date-text.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { moneyLabel } from '../../../ui/money-text.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { toast } from '../../../ui/toast.tsx';
import { bookCarrier, getBookableCarriers } from '../sales.api.ts';
import { isBooking } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';
import type { TaskProps } from './task-drawer.tsx';
import { TaskForm, wholeError } from './task-form.tsx';

const words = orderMessages.carrier;
type Carrier = BookableCarriers['results'][number];
const dayFieldId = 'pickup-day';
const dayLabel = (day: string): string => dateLabel(`${day}T12:00:00.000Z`, 'short', 'UTC');

/** Carriers with price, pickup day and transit; the first one and its first free day are chosen already. */
export default function CarrierDrawer({ sale, onClose, payment }: TaskProps) {
  const [chosen, setChosen] = useState<{ carrier: string; day: string } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['bookable-carriers', sale.qid, sale.version],
    queryFn: ({ signal }) => getBookableCarriers(sale.qid, signal),
    staleTime: 0,
  });
  const carriers = data?.results ?? [];
  const carrier = carriers.find((one) => one.carrier === chosen?.carrier) ?? carriers[0];
  const day = (carrier?.carrier === chosen?.carrier ? chosen?.day : undefined) ?? carrier?.pickupDates[0] ?? '';
  const work = useSaleWork({
    sale,
    send: (booking: { carrier: string; pickupDate: string }, version) => bookCarrier(sale.qid, { ...booking, version }),
    onDone: ({ carrierBooking }, booking) => {
      if (!carrierBooking) return;
      recordEvent('ship_with_quayside_confirmed', { saleQid: sale.qid, carrier: booking.carrier });
      payment.set(null);
      toast(words.booked);
      onClose();
    },
  });
  const isDayTaken = work.problem instanceof ApiError && work.problem.code === 'pickup_date_not_available_exception';
  useEffect(() => {
    if (isDayTaken) void refetch();
  }, [isDayTaken, refetch]);
  useEffect(() => {
    if (error) toast(saleToasts.carriersFailed, { variant: 'caution' });
  }, [error]);
  const dayError = isDayTaken ? messageOf(work.problem, '') : undefined;
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={words.book}
      onSubmit={() => carrier && day && work.run({ carrier: carrier.carrier, pickupDate: day })}
      onClose={onClose}
      isRunning={work.isRunning || isBooking(sale)}
      isStale={work.isStale}
      onReload={work.reload}
      errors={dayError ? [{ fieldId: dayFieldId, message: dayError }] : wholeError(work.problem)}
    >
      {isBooking(sale) && <InlineNotification variant="info">{words.booking}</InlineNotification>}
      {error && (
        <InlineNotification
          variant="caution"
          title={saleToasts.carriersFailed}
          action={<Button onPress={() => void refetch()}>{uiMessages.tryAgain}</Button>}
        >
          {messageOf(error, '')}
        </InlineNotification>
      )}
      {!data && !error && <Skeleton shape="block" count={3} />}
      {data && carriers.length === 0 && <InlineNotification variant="caution">{words.none}</InlineNotification>}
      {carrier && (
        <>
          <RadioCards
            legend={words.legend}
            name="carrier"
            cards={carriers.map(cardOf)}
            value={carrier.carrier}
            onChange={(qid) => setChosen({ carrier: qid, day: firstDayOf(carriers, qid) })}
          />
          <PickupDay
            carrier={carrier}
            day={day}
            error={dayError}
            onChange={(next) => setChosen({ carrier: carrier.carrier, day: next })}
          />
        </>
      )}
    </TaskForm>
  );
}

const firstDayOf = (carriers: readonly Carrier[], qid: string): string =>
  carriers.find((one) => one.carrier === qid)?.pickupDates[0] ?? '';

const cardOf = ({ carrier, name, price, transitDays, pickupDates }: Carrier) => ({
  value: carrier,
  title: name,
  description: [
    words.transit(transitDays),
    ...(pickupDates[0] ? [words.firstPickup(dayLabel(pickupDates[0]))] : []),
  ].join(', '),
  aside: moneyLabel(price),
});

/** The day of collection; when it was refused, the next possible days are buttons. */
function PickupDay({
  carrier,
  day,
  error,
  onChange,
}: {
  carrier: Carrier;
  day: string;
  error: string | undefined;
  onChange: (day: string) => void;
}) {
  return (
    <Stack gap={3}>
      <Select
        id={dayFieldId}
        label={words.pickup}
        options={carrier.pickupDates.map((date) => ({ value: date, label: dayLabel(date) }))}
        value={day}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <Stack gap={2}>
          <Text size="small">{words.nextDays}</Text>
          <Cluster gap={2}>
            {carrier.pickupDates.slice(0, 3).map((date) => (
              <Button key={date} size="compact" onPress={() => onChange(date)}>
                {dayLabel(date)}
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
