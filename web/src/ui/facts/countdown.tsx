import { uiMessages } from '@quayside/contract/messages/ui';
import { useEffect, useState } from 'react';
import { clock, minute } from '../../lib/clock.ts';
import { cx } from '../cx.ts';

/** The time left in words, such as "18 hours left", and `ended` when it is over. Moves on each minute without being announced. */
export function Countdown({ until, ended }: { until: string; ended?: string | undefined }) {
  const [now, setNow] = useState(() => clock.now().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now().getTime()), minute);
    return () => clearInterval(timer);
  }, []);
  const left = new Date(until).getTime() - now;
  return (
    <time
      dateTime={until}
      className={cx('type-num', left <= 0 ? 'text-error' : left < 24 * 60 * minute && 'font-bold text-caution')}
    >
      {left <= 0 && ended ? ended : timeLeft(left)}
    </time>
  );
}

/** Milliseconds in words: days from 48 hours on, hours from 90 minutes on, rounded down so that nobody is promised more. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes <= 0) return uiMessages.expired;
  if (minutes < 90) return uiMessages.minutesLeft(minutes);
  if (minutes < 48 * 60) return uiMessages.hoursLeft(Math.floor(minutes / 60));
  return uiMessages.daysLeft(Math.floor(minutes / (24 * 60)));
}
