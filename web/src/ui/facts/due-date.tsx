import { Text } from '../text.tsx';
import { Countdown } from './countdown.tsx';
import { whenLabel } from './when.tsx';

/** In a row of a list: day and time of day by the company's clock, and the time left. `none` says that nothing is due, `ended` that it is over. */
export function DueDate(props: { until: string | null; zone: string; none?: string; ended?: string }) {
  const { until, zone, none, ended } = props;
  if (until === null)
    return (
      <Text as="span" tone="muted">
        {none}
      </Text>
    );
  return (
    <span className="flex flex-col items-start gap-0.5 @max-[600px]:items-end">
      <time dateTime={until} className="type-num font-bold">
        {whenLabel(until, zone)}
      </time>
      <Text as="span" size="small">
        <Countdown until={until} ended={ended} />
      </Text>
    </span>
  );
}
