import { Cluster } from '../layout.tsx';
import { Text } from '../text.tsx';
import { Countdown } from './countdown.tsx';
import { DateText } from './date-text.tsx';

/** In a row of a list: the time left, and day and time of day by the company's clock. `none` says that nothing is due. */
export function DueDate({ until, zone, none }: { until: string | null; zone: string; none: string }) {
  if (until === null)
    return (
      <Text as="span" tone="muted">
        {none}
      </Text>
    );
  return (
    <Cluster gap={2} align="baseline">
      <Countdown until={until} />
      <Text as="span" size="small" tone="muted">
        <DateText iso={until} form="time" zone={zone} />
      </Text>
    </Cluster>
  );
}
