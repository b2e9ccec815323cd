import {
  warehouseBookingErrorMessages,
  warehouseBookingMessages as words,
} from '@quayside/contract/messages/warehouse-bookings';
import type { WarehouseBookingAnswer, WarehouseLoad } from '@quayside/contract/warehouse-bookings';
import type { WarehouseShipmentDetail } from '@quayside/contract/warehouse-shipments';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useDraft } from '../../../lib/draft.ts';
import { isKey } from '../../../lib/keys-of.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import {
  choiceOf,
  errorsIn,
  type LoadDraft,
  type LoadError,
  type PickupChoice,
  readRows,
  rowsOf,
  sentLoads,
} from '../packed-loads.ts';
import { isBeingBooked, useBook, useBookable } from '../use-booking.ts';
import { CarrierOffers } from './carrier-offers.tsx';
import { LoadFields } from './load-fields.tsx';

interface FormProps {
  shipment: WarehouseShipmentDetail;
  /** Undefined: it is on its way. */
  answer: WarehouseBookingAnswer | undefined;
}

/** Sizes and weights first, kept until a carrier is booked; then who carries that, for how much and when. */
export function BookingForm({ shipment, answer }: FormProps) {
  const { rows, change, forget } = useRows(shipment);
  const [asked, setAsked] = useState<readonly WarehouseLoad[] | null>(null);
  const [isChecked, setChecked] = useState(false);
  const errors = errorsIn(rows);
  const offers = useBookable(shipment.qid, asked);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (errors.length > 0) return;
    setAsked(sentLoads(rows));
  };
  const type = (next: readonly LoadDraft[]) => {
    change(next);
    // Another load, other offers.
    setAsked(null);
  };
  const shown = [...(isChecked ? errors : []), ...refusedRows(rows, offers.error)];
  return (
    <Stack>
      <Text>{words.text}</Text>
      <LastAttempt answer={answer} />
      <form onSubmit={ask} noValidate>
        <Stack>
          <LoadFields rows={rows} errors={shown} onChange={type} />
          {offers.error && shown.length === 0 && (
            <InlineNotification variant="caution">{messageOf(offers.error, words.loadFailed)}</InlineNotification>
          )}
          {!offers.data && (
            <div>
              <Button type="submit" size="large" isLoading={offers.isFetching}>
                {words.ask}
              </Button>
            </div>
          )}
        </Stack>
      </form>
      {asked && offers.data && (
        <Offered
          shipment={shipment}
          loads={asked}
          offers={offers}
          isWaiting={isBeingBooked(answer)}
          onBooked={forget}
        />
      )}
    </Stack>
  );
}

/** What was typed, else the packages as they were announced, whatever is added meanwhile. */
function useRows({ qid, packages }: WarehouseShipmentDetail) {
  const [typed, setTyped, forget] = useDraft<readonly LoadDraft[] | null>(`shipment.${qid}.loads`, null, readRows);
  return { rows: typed ?? rowsOf(packages), change: setTyped, forget };
}

/** Under way, or why the last one is none. */
function LastAttempt({ answer }: Pick<FormProps, 'answer'>) {
  if (isBeingBooked(answer)) return <InlineNotification variant="info">{words.booking}</InlineNotification>;
  const last = answer?.lastAttempt;
  const code = last?.code ?? '';
  const isUnsure = code === 'pickup_not_confirmed';
  // Cancelled, its carrier may come all the same.
  if (last?.status !== 'FAILED' && !(last?.status === 'CANCELLED' && isUnsure)) return null;
  return (
    <InlineNotification variant="caution" title={isUnsure ? words.failedUnsure : words.failed}>
      {isKey(warehouseBookingErrorMessages, code) ? warehouseBookingErrorMessages[code] : ''}
    </InlineNotification>
  );
}

/** The server names a row that is too heavy or too large as `loads.<index>`. */
function refusedRows(rows: readonly LoadDraft[], problem: Error | null): LoadError[] {
  if (!(problem instanceof ApiError)) return [];
  const named = Object.entries(problem.errors);
  return rows.flatMap(({ key }, index): LoadError[] => {
    const found = named.find(([field]) => field === `loads.${index}`)?.[1][0];
    if (!found) return [];
    return [{ key, field: found.code === 'load_too_heavy' ? 'weightKg' : 'lengthCm', message: found.message }];
  });
}

interface OfferedProps {
  shipment: WarehouseShipmentDetail;
  loads: readonly WarehouseLoad[];
  offers: ReturnType<typeof useBookable>;
  /** Another attempt is under way. */
  isWaiting: boolean;
  onBooked: () => void;
}

/** The first offer and its first free day are chosen already. */
function Offered({ shipment, loads, offers: { data, refetch }, isWaiting, onBooked }: OfferedProps) {
  const [chosen, setChosen] = useState<PickupChoice | null>(null);
  const book = useBook(shipment, onBooked);
  const choice = choiceOf(data?.results ?? [], chosen);
  const isDayTaken = book.error instanceof ApiError && book.error.code === 'pickup_date_not_available_exception';
  useEffect(() => {
    // The carriers' calendars are asked again, so that the next possible days can be offered.
    if (isDayTaken) void refetch();
  }, [isDayTaken, refetch]);
  if (!data) return null;
  return (
    <Stack>
      <CarrierOffers
        offers={data}
        choice={choice}
        dayError={isDayTaken ? messageOf(book.error, '') : undefined}
        onChange={(next) => {
          book.reset();
          setChosen(next);
        }}
      />
      {book.error && !isDayTaken && (
        <InlineNotification variant="error">{messageOf(book.error, words.failed)}</InlineNotification>
      )}
      {choice && (
        <div>
          <Button
            size="large"
            isLoading={book.isPending || isWaiting}
            onPress={() => book.mutate({ ...choice, loads: [...loads] })}
          >
            {words.book}
          </Button>
        </div>
      )}
    </Stack>
  );
}
