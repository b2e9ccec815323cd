import { uiMessages } from '@quayside/contract/messages/ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { HiddenText } from '../text.tsx';
import { dateLabel } from './date-text.tsx';

export type TimelineState = 'next' | 'done' | 'failed' | 'waiting';

export interface TimelineEntry {
  id: string;
  state: TimelineState;
  title: string;
  /** ISO 8601; absent for what has not happened. */
  at?: string;
  detail?: ReactNode;
}

const looks: Readonly<Record<TimelineState, { classes: string; word: string }>> = {
  next: { classes: 'border-signal-edge bg-signal', word: uiMessages.timelineNext },
  waiting: { classes: 'border-control bg-surface', word: uiMessages.timelineWaiting },
  done: { classes: 'border-ink bg-ink', word: uiMessages.timelineDone },
  failed: { classes: 'border-error bg-error', word: uiMessages.timelineFailed },
};

/** What comes next, then what happened, newest first. The older part is folded behind "Show 6 earlier". */
export function Timeline({
  entries,
  visible = 5,
  zone,
}: {
  entries: readonly TimelineEntry[];
  visible?: number;
  zone?: string;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, visible);
  return (
    <div className="@container flex flex-col items-start gap-3">
      <ol className="flex w-full flex-col">
        {shown.map((entry) => (
          <li key={entry.id} className="group flex gap-3 pb-3 last:pb-0">
            <span aria-hidden="true" className="relative flex w-3 flex-none justify-center">
              <span className="absolute top-5 -bottom-2 w-0.5 bg-line group-last:hidden" />
              <span className={cx('mt-1.5 size-3 border', looks[entry.state].classes)} />
            </span>
            <div className="flex min-w-0 flex-1 flex-col justify-between gap-x-6 @min-[560px]:flex-row">
              <span
                className={cx(
                  entry.state === 'next' && 'font-semibold',
                  entry.state === 'failed' && 'font-semibold text-error',
                )}
              >
                <HiddenText>{looks[entry.state].word}: </HiddenText>
                {entry.title}
              </span>
              <div className="type-small flex flex-wrap gap-x-2 text-muted @min-[560px]:justify-end @min-[560px]:pt-0.5">
                {entry.at && <time dateTime={entry.at}>{dateLabel(entry.at, 'time', zone)}</time>}
                {entry.detail && <div>{entry.detail}</div>}
              </div>
            </div>
          </li>
        ))}
      </ol>
      {entries.length > shown.length && (
        <Button look="quiet" size="compact" onPress={() => setWhole(true)}>
          {uiMessages.showEarlier(entries.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
