import { uiMessages } from '@quayside/contract/messages/ui';

/** `long` for deadlines ("22 November 2026 at 17:00 GMT"), `short` for the rest ("22 Nov 2026"), `time` adds the clock, `day` leaves the year out. */
export type DateForm = 'long' | 'short' | 'time' | 'day';

/**
 * A point in time, ISO 8601. `zone` is the IANA zone of the seller's company. With `alsoLocal` the reader's own clock is
 * told beside it when it differs. Form of deadlines: ORD-07.
 */
export function DateText({
  iso,
  form = 'short',
  zone,
  alsoLocal = false,
}: {
  iso: string;
  form?: DateForm;
  zone?: string | undefined;
  alsoLocal?: boolean;
}) {
  const isElsewhere = alsoLocal && dateLabel(iso, 'time', zone) !== dateLabel(iso, 'time');
  return (
    <time dateTime={iso} {...(form === 'short' ? { className: 'whitespace-nowrap' } : {})}>
      {dateLabel(iso, form, zone)}
      {isElsewhere && <> ({uiMessages.inYourTime(localLabel(iso, form, zone))})</>}
    </time>
  );
}

/** By the reader's own clock; of the same day the time alone. */
export function localLabel(iso: string, form: DateForm, zone: string | undefined, ownZone?: string): string {
  const isSameDay = dateLabel(iso, 'short', zone) === dateLabel(iso, 'short', ownZone);
  if (!isSameDay || (form !== 'long' && form !== 'time')) return dateLabel(iso, form, ownZone);
  const date = new Date(iso);
  const timeZone = ownZone ? { timeZone: ownZone } : {};
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...timeZone }).format(date);
  return form === 'long' ? `${time} ${zoneName(date, ownZone)}` : time;
}

/** The same as plain text. Without `zone` the reader's own zone is used. */
export function dateLabel(iso: string, form: DateForm = 'short', zone?: string): string {
  const date = new Date(iso);
  const timeZone = zone ? { timeZone: zone } : {};
  if (form === 'long') {
    const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', ...timeZone }).format(date);
    return `${words} ${zoneName(date, zone)}`;
  }
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(form === 'day' ? {} : { year: 'numeric' }),
    ...(form === 'time' ? { hour: '2-digit', minute: '2-digit' } : {}),
    ...timeZone,
  }).format(date);
}

function zoneName(date: Date, zone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZoneName: 'short',
    ...(zone ? { timeZone: zone } : {}),
  }).formatToParts(date);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? 'UTC';
}
