import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../heading.tsx';
import { Icon } from '../icon.tsx';
import { HiddenText } from '../text.tsx';

export interface Step {
  title: string;
  text: string;
  isDone: boolean;
  action?: ReactNode;
}

/** What has to be done once, in order: the first open step is the reader's move, done ones are quiet. `doneWord` tells readers. */
export function StepList(props: {
  title: string;
  intro: string;
  steps: readonly Step[];
  doneWord: string;
  foot?: ReactNode;
}) {
  const { title, intro, steps, doneWord, foot } = props;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <section aria-label={title} className="plate border border-line bg-surface">
      <div className="flex flex-col gap-1 p-4 pr-8 md:p-6">
        <Heading level={2}>{title}</Heading>
        <p className="text-muted">{intro}</p>
      </div>
      <ol>
        {steps.map(({ title: name, text, isDone, action }, index) => (
          <li
            key={name}
            className={cx(
              'flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line p-4 pl-5 md:px-6',
              index === next && 'rail-move',
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'flex size-7 flex-none items-center justify-center self-start border',
                isDone ? 'border-ink bg-ink text-surface' : 'border-control',
                index === next && 'border-signal-edge bg-signal text-on-signal',
              )}
            >
              {isDone && <Icon name="check" size={16} />}
              {index === next && <Icon name="arrow-right" size={16} />}
            </span>
            <span className="flex min-w-0 flex-1 basis-48 flex-col gap-1">
              <strong className="type-h3">
                {name}
                {isDone && <HiddenText> ({doneWord})</HiddenText>}
              </strong>
              <span className="text-muted">{text}</span>
            </span>
            {action}
          </li>
        ))}
      </ol>
      {foot && <div className="border-t border-line p-4 md:px-6">{foot}</div>}
    </section>
  );
}
