import { cx } from '../cx.ts';
import { Heading } from '../heading.tsx';

export interface SlipLine {
  name: string;
  value: string;
  note: string;
}

/** A payout or another sum on paper with a torn edge; the last line is the total. */
export function Slip(props: {
  title: string;
  code: string;
  lines: readonly SlipLine[];
  /** What stands for the code is words. */
  isTextCode?: boolean;
  /** Of its title in the outline. */
  level?: 2 | 3;
}) {
  const { title, code, lines, isTextCode = false, level = 3 } = props;
  return (
    <div className="slip border-2 border-b-0 border-ink bg-surface pb-5 text-ink">
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink px-5 py-4">
        <Heading level={level} look="h3">
          {title}
        </Heading>
        <span className={isTextCode ? 'type-small text-muted' : 'type-code'}>{code}</span>
      </div>
      <dl>
        {lines.map(({ name, value, note }, index) => (
          <div
            key={name}
            className={cx(
              'grid grid-cols-[1fr_auto] gap-x-4 px-5 py-3',
              index === lines.length - 1 ? 'border-t-2 border-ink font-bold' : 'border-t border-line first:border-t-0',
            )}
          >
            <dt>{name}</dt>
            <dd className={cx('type-num text-right', index === lines.length - 1 && 'type-h2')}>{value}</dd>
            {note && <dd className="type-small col-span-2 text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
