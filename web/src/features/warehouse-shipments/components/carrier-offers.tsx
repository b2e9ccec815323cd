import { warehouseBookingMessages as words } from '@quayside/contract/messages/warehouse-bookings';
import type { WarehouseBookable } from '@quayside/contract/warehouse-bookings';
import { Button } from '../../../ui/button.tsx';
import { dateLabel } from '../../../ui/facts/date-text.tsx';
import { moneyLabel } from '../../../ui/facts/money-text.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { InlineNotification } from '../../../ui/inline-notification.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { PickupChoice } from '../packed-loads.ts';

type Offer = WarehouseBookable['results'][number];
export const dayLabel = (day: string): string => dateLabel(`${day}T12:00:00.000Z`, 'short', 'UTC');

interface OffersProps {
  offers: WarehouseBookable;
  /** Null: nobody has a free day. */
  choice: PickupChoice | null;
  dayError: string | undefined;
  onChange: (choice: PickupChoice) => void;
}

/** Carriers with price, pickup day and transit, then the day; and those who do not take the load, with why. */
export function CarrierOffers({ offers: { results, refused }, choice, dayError, onChange }: OffersProps) {
  return (
    <Stack>
      {choice ? (
        <>
          <RadioCards
            legend={words.legend}
            name="carrier"
            cards={results.map(cardOf)}
            value={choice.carrier}
            onChange={(carrier) => onChange({ carrier, pickupDate: '' })}
          />
          <PickupDay
            days={results.find(({ carrier }) => carrier === choice.carrier)?.pickupDates ?? []}
            day={choice.pickupDate}
            error={dayError}
            onChange={(pickupDate) => onChange({ ...choice, pickupDate })}
          />
        </>
      ) : (
        <InlineNotification variant="caution">{words.none}</InlineNotification>
      )}
      {refused.length > 0 && (
        <Stack gap={1}>
          <Text tone="muted">{words.refused}</Text>
          <Stack as="ul" gap={1}>
            {refused.map(({ carrier, name, message }) => (
              <li key={carrier}>
                <Text>
                  {name}: {message}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

const cardOf = ({ carrier, name, price, transitDays, cutOff, pickupDates }: Offer) => ({
  value: carrier,
  title: name,
  description: [
    words.transit(transitDays),
    ...(pickupDates[0] ? [words.firstPickup(dayLabel(pickupDates[0]))] : []),
    words.cutOff(cutOff),
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
        label={words.pickup}
        options={days.map((date) => ({ value: date, label: dayLabel(date) }))}
        value={day}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <Stack gap={2}>
          <Text>{words.nextDays}</Text>
          <Cluster gap={3}>
            {days.slice(0, 3).map((date) => (
              <Button key={date} size="large" onPress={() => onChange(date)}>
                {dayLabel(date)}
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
    </Stack>
  );
}
