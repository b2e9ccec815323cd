import { orderTaskMessages } from '@quayside/contract/messages/order-tasks';
import { saleToasts } from '@quayside/contract/messages/sales';
import { uiMessages } from '@quayside/contract/messages/ui';
import type { BookableCarriers } from '@quayside/contract/sale-actions';
import type { Sale } from '@quayside/contract/sales';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { recordEvent } from '../../../lib/events.ts';
import { useIdempotencyKey } from '../../../lib/use-idempotency-key.ts';
import { Button } from '../../../ui/button.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import type { SummarizedError } from '../../../ui/form/error-summary.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { carrierTags, choiceOf, type PickupChoice } from '../pickup-choice.ts';
import { bookCarrier, getBookableCarriers } from '../sales.api.ts';
import { isBooking } from '../sales.queries.ts';
import { useSaleWork } from '../use-sale-work.ts';
import { lineFieldId, PickupAddress } from './pickup-address.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskProps } from './task-props.ts';

const words = orderTaskMessages.carrier;
type Carrier = BookableCarriers['results'][number];
const dayFieldId = 'pickup-day';
const dayLabel = (day: string): string => dateLabel(`${day}T12:00:00.000Z`, 'short', 'UTC');

/** Carriers with price, pickup day and transit; the first one and its first free day are chosen already (ORD-11). */
export default function CarrierDrawer({ sale, onClose, payment }: TaskProps) {
  const [chosen, setChosen] = useState<PickupChoice | null>(null);
  const { data, error, refetch } = useBookableCarriers(sale);
  const choice = choiceOf(data?.results ?? [], chosen, data?.readyFrom);
  const work = useBooking(sale, () => {
    payment.set(null);
    onClose();
  });
  const isDayTaken = isRefusedWith(work.problem, 'pickup_date_not_available_exception');
  useEffect(() => {
    // The carrier's calendar is asked again, so that the next possible days can be offered.
    if (isDayTaken) void refetch();
  }, [isDayTaken, refetch]);
  const readdress = async () => {
    await refetch();
    work.reload();
  };
  return (
    <TaskForm
      title={words.drawer}
      submitLabel={words.book}
      onSubmit={() => choice && work.run(choice)}
      onClose={onClose}
      work={{ ...work, isRunning: work.isRunning || isBooking(sale) }}
      errors={errorsOf(work.problem)}
    >
      {isBooking(sale) && <InlineNotification variant="info">{words.booking}</InlineNotification>}
      {error && <CarriersFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" count={3} />}
      {data && <PickupAddress from={data.from} maximum={data.longestAddressLine} onChanged={readdress} />}
      {data && !choice && <InlineNotification variant="caution">{words.none}</InlineNotification>}
      {data && choice && <Text tone="muted">{words.whoPays}</Text>}
      {data && choice && (
        <CarrierFields
          carriers={data.results}
          choice={choice}
          readyFrom={data.readyFrom}
          dayError={isDayTaken ? messageOf(work.problem, '') : undefined}
          onChange={setChosen}
        />
      )}
      {data && <RefusedCarriers refused={data.refused} />}
    </TaskForm>
  );
}

interface CarrierFieldsProps {
  carriers: readonly Carrier[];
  choice: PickupChoice;
  readyFrom: string;
  dayError: string | undefined;
  onChange: (choice: PickupChoice) => void;
}

function CarrierFields({ carriers, choice, readyFrom, dayError, onChange }: CarrierFieldsProps) {
  return (
    <>
      <RadioCards
        legend={words.legend}
        name="carrier"
        cards={carriers.map((carrier) => cardOf(carrier, carriers))}
        value={choice.carrier}
        onChange={(carrier) => onChange({ carrier, pickupDate: '' })}
      />
      <PickupDay
        days={carriers.find(({ carrier }) => carrier === choice.carrier)?.pickupDates ?? []}
        day={choice.pickupDate}
        readyFrom={readyFrom}
        error={dayError}
        onChange={(pickupDate) => onChange({ ...choice, pickupDate })}
      />
    </>
  );
}

/** Who does not take this load, and why: told, so that nobody looks for them. */
function RefusedCarriers({ refused }: { refused: BookableCarriers['refused'] }) {
  if (refused.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {words.refused}
      </Text>
      <Stack as="ul" gap={1}>
        {refused.map(({ carrier, name, message }) => (
          <li key={carrier}>
            <Text size="small">
              {name}: {message}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

const isRefusedWith = (problem: Error | null, code: string): boolean =>
  problem instanceof ApiError && problem.code === code;

/** Where each refusal can be put right: the day, or a line of the address (ERR-11). */
const fieldsOfCodes: Readonly<Record<string, string>> = {
  pickup_date_not_available_exception: dayFieldId,
  seller_shipping_address_line_one_too_long: lineFieldId('line1'),
  seller_shipping_address_line_two_too_long: lineFieldId('line2'),
};

function errorsOf(problem: Error | null): SummarizedError[] {
  const fieldId = problem instanceof ApiError ? fieldsOfCodes[problem.code] : undefined;
  return fieldId ? [{ fieldId, message: messageOf(problem, '') }] : [];
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

/** A booking that succeeded or is being decided closes the drawer: the page goes on by itself. A refused one keeps the form. */
function useBooking(sale: Sale, onBooked: () => void) {
  const sendOnce = useIdempotencyKey();
  return useSaleWork({
    sale,
    send: (choice: PickupChoice, version) =>
      sendOnce({ ...choice, version }, (body, key) => bookCarrier(sale.qid, body, key)),
    onDone: ({ carrierBooking }, { carrier }) => {
      if (carrierBooking) recordEvent('ship_with_quayside_confirmed', { saleQid: sale.qid, carrier });
      toast(carrierBooking ? words.booked : words.booking);
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

const cardOf = (one: Carrier, all: readonly Carrier[]) => {
  const { carrier, name, price, transitDays, cutOff, pickupDates } = one;
  return {
    value: carrier,
    title: [name, ...carrierTags(one, all).map((tag) => words.tags[tag])].join(' · '),
    description: [
      words.transit(transitDays),
      ...(pickupDates[0] ? [words.firstPickup(dayLabel(pickupDates[0]))] : []),
      words.cutOff(cutOff),
    ].join(', '),
    aside: moneyLabel(price),
  };
};

interface PickupDayProps {
  days: readonly string[];
  day: string;
  readyFrom: string;
  error: string | undefined;
  onChange: (day: string) => void;
}

/** Said where some of the days lie before the goods are ready. */
function readyHint(days: readonly string[], day: string, readyFrom: string): string | undefined {
  if (days.every((one) => one >= readyFrom)) return undefined;
  return day < readyFrom ? words.notReady(dayLabel(readyFrom)) : words.ready(dayLabel(readyFrom));
}

/** The day of collection; when it was refused, the next possible days are buttons. */
function PickupDay({ days, day, readyFrom, error, onChange }: PickupDayProps) {
  return (
    <Stack gap={3}>
      <Select
        id={dayFieldId}
        label={words.pickup}
        hint={readyHint(days, day, readyFrom)}
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
