import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { HiddenText } from '../text.tsx';

/** The steps of a task side by side: those done with a tick, the current one marked. `current` beyond the last: all are done. */
export function StepBar(props: { label: string; steps: readonly string[]; current: number; doneWord: string }) {
  const { label, steps, current, doneWord } = props;
  return (
    <ol aria-label={label} className="grid grid-cols-4 border border-line bg-surface">
      {steps.map((step, index) => (
        <li
          key={step}
          {...(index === current ? { 'aria-current': 'step' as const } : {})}
          className={cx(
            'flex min-w-0 items-center gap-x-3 gap-y-1 max-md:flex-col max-md:items-start border-b-3 border-l border-l-line px-2 py-2.5 first:border-l-0 md:px-4',
            index === current ? 'border-b-brand font-semibold' : 'border-b-transparent text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={cx(
              'type-small flex size-6 flex-none items-center justify-center border font-semibold',
              index === current ? 'border-ink bg-ink text-surface' : 'border-control',
              index < current && 'border-success text-success',
            )}
          >
            {index < current ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className="min-w-0">
            {step}
            {index < current && <HiddenText>, {doneWord}</HiddenText>}
          </span>
        </li>
      ))}
    </ol>
  );
}
