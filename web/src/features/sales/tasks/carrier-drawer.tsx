import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleToasts } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { BookableCarriers } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
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
import { TaskForm, wholeError } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.carrier;
type Carrier = BookableCarriers['results'][number];
const dayFieldId = 'pickup-day';
const dayLabel = (day: string): string => dateLabel(`${day}T12:00:00.000Z`, 'short', 'UTC');

/** Carriers with price, pickup day and transit; the first one and its first free day are chosen already. */
export default function CarrierDrawer({ sale, onClose, payment }: TaskProps) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { data, error, refetch } = useBookableCarriers(sale);
  const carriers = data?.results ?? [];
  const choice = choiceOf(carriers, chosen);
  const work = useBooking(sale, () => {
    payment.set(null);
    onClose();
  });
  const isDayTaken = work.problem instanceof ApiError && work.problem.code === 'pickup_date_not_available_exception';
  useEffect(() => {
    // The carrier's calendar is asked again, so that the next possible days can be offered.
    if (isDayTaken) void refetch();
  }, [isDayTaken, refetch]);
  const dayError = isDayTaken ? messageOf(work.problem, '') : undefined;
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={words.book}
      onSubmit={() => choice && work.run(choice)}
      onClose={onClose}
      isRunning={work.isRunning || isBooking(sale)}
      isStale={work.isStale}
      onReload={work.reload}
      errors={dayError ? [{ fieldId: dayFieldId, message: dayError }] : wholeError(work.problem)}
    >
      {isBooking(sale) && <InlineNotification variant="info">{words.booking}</InlineNotification>}
      {error && <CarriersFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" count={3} />}
      {data && carriers.length === 0 && <InlineNotification variant="caution">{words.none}</InlineNotification>}
      {choice && (
        <>
          <RadioCards
            legend={words.legend}
            name="carrier"
            cards={carriers.map(cardOf)}
            value={choice.carrier}
            onChange={(carrier) => setChosen({ carrier, pickupDate: '' })}
          />
          <PickupDay
            days={carriers.find(({ carrier }) => carrier === choice.carrier)?.pickupDates ?? []}
            day={choice.pickupDate}
            error={dayError}
            onChange={(pickupDate) => setChosen({ ...choice, pickupDate })}
          />
        </>
      )}
    </TaskForm>
  );
}

interface Choice {
  carrier: string;
  pickupDate: string;
}

/** What is chosen, or the first carrier and its first free day. Null while there is none. */
function choiceOf(carriers: readonly Carrier[], chosen: Choice | null): Choice | null {
  const carrier = carriers.find((one) => one.carrier === chosen?.carrier) ?? carriers[0];
  const pickupDate = chosen?.pickupDate || carrier?.pickupDates[0];
  return carrier && pickupDate ? { carrier: carrier.carrier, pickupDate } : null;
}

function useBookableCarriers(sale: Sale) {
  const answer = useQuery({
    queryKey: ['bookable-carriers', sale.qid],
    queryFn: ({ signal }) => getBookableCarriers(sale.qid, signal),
    staleTime: 0,
  });
  useEffect(() => {
    if (answer.error) toast(saleToasts.carriersFailed, { variant: 'caution' });
  }, [answer.error]);
  return answer;
}

/** Only a booking that succeeded closes the drawer; any other keeps the form and says what happened. */
function useBooking(sale: Sale, onBooked: () => void) {
  return useSaleWork({
    sale,
    send: (choice: Choice, version) => bookCarrier(sale.qid, { ...choice, version }),
    onDone: ({ carrierBooking }, { carrier }) => {
      if (!carrierBooking) return;
      recordEvent('ship_with_quayside_confirmed', { saleQid: sale.qid, carrier });
      toast(words.booked);
      onBooked();
    },
  });
}

function CarriersFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <InlineNotification
      variant="caution"
      title={saleToasts.carriersFailed}
      action={<Button onPress={onRetry}>{uiMessages.tryAgain}</Button>}
    >
      {messageOf(error, '')}
    </InlineNotification>
  );
}

const cardOf = ({ carrier, name, price, transitDays, pickupDates }: Carrier) => ({
  value: carrier,
  title: name,
  description: [
    words.transit(transitDays),
    ...(pickupDates[0] ? [words.firstPickup(dayLabel(pickupDates[0]))] : []),
  ].join(', '),
  aside: moneyLabel(price),
});

interface PickupDayProps {
  days: readonly string[];
  day: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** The day of collection; when it was refused, the next possible days are buttons. */
function PickupDay({ days, day, error, onChange }: PickupDayProps) {
  return (
    <Stack gap={3}>
      <Select
        id={dayFieldId}
        label={words.pickup}
        options={days.map((date) => ({ value: date, label: dayLabel(date) }))}
        value={day}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <Stack gap={2}>
          <Text size="small">{words.nextDays}</Text>
          <Cluster gap={2}>
            {days.slice(0, 3).map((date) => (
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
