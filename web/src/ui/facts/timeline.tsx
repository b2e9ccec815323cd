import { uiMessages } from '@quayside/contract/messages/ui';
import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';
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

const looks: Readonly<Record<TimelineState, { icon: IconName; classes: string; word: string }>> = {
  next: { icon: 'arrow-right', classes: 'bg-signal text-on-signal', word: uiMessages.timelineNext },
  waiting: { icon: 'hourglass', classes: 'bg-sunken text-muted', word: uiMessages.timelineWaiting },
  done: { icon: 'check', classes: 'bg-sunken text-muted', word: uiMessages.timelineDone },
  failed: { icon: 'x', classes: 'bg-error-tint text-error', word: uiMessages.timelineFailed },
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
    <div className="flex flex-col items-start gap-3">
      <ol className="flex w-full flex-col">
        {shown.map((entry) => (
          <li key={entry.id} className="flex gap-3 pb-3 last:pb-0">
            <span
              className={cx(
                'flex size-6 flex-none items-center justify-center rounded-badge',
                looks[entry.state].classes,
              )}
            >
              <Icon name={looks[entry.state].icon} size={16} />
            </span>
            <div className="flex min-w-0 flex-col">
              <span className="font-semibold">
                <HiddenText>{looks[entry.state].word}: </HiddenText>
                {entry.title}
              </span>
              <div className="type-small flex flex-wrap gap-x-2 text-muted">
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
