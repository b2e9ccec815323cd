import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';

const looks: Readonly<Record<'right' | 'wrong' | 'open', { classes: string; icon: IconName | null }>> = {
  right: { classes: 'font-semibold text-success', icon: 'circle-check' },
  wrong: { classes: 'font-semibold text-caution', icon: 'alert-triangle' },
  open: { classes: 'text-muted', icon: null },
};

/** The parts of a long number under the field it is typed in, and what can be said of it so far. */
export function CodeParts(props: {
  parts: readonly { name: string; code: string }[];
  verdict: string;
  tone: keyof typeof looks;
}) {
  const { classes, icon } = looks[props.tone];
  return (
    <div className="-mt-4 flex min-w-0 flex-col items-start gap-2">
      <dl className="flex max-w-full flex-wrap border-l border-t border-line">
        {props.parts.map(({ name, code }) => (
          <div key={name} className="flex flex-col-reverse border-b border-r border-line px-3 py-1">
            <dt className="type-small text-muted">{name}</dt>
            <dd className="type-code">{code}</dd>
          </div>
        ))}
      </dl>
      <p className={cx('type-small flex items-center gap-1.5', classes)}>
        {icon && <Icon name={icon} size={16} />}
        {props.tone === 'open' && props.verdict}
        {/* Read out once it is right or wrong, not with each key. */}
        <span role="status">{props.tone !== 'open' && props.verdict}</span>
      </p>
    </div>
  );
}
