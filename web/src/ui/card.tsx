import { countLabel } from '@quayside/contract/count-label';
import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { Heading } from './heading.tsx';
import { type StatusEdge, statusEdgeClasses } from './list/status-edge.ts';

/** A bordered surface without shadow. With `title` it is a named region. */
export function Card(props: {
  children: ReactNode;
  title?: string;
  /** How many there are, behind the title. */
  count?: number | undefined;
  /** One line beneath the title, such as a place. */
  below?: string;
  actions?: ReactNode;
  rail?: StatusEdge;
  isFlush?: boolean;
  id?: string;
}) {
  const { children, title, count, below, actions, rail, isFlush = false, id } = props;
  const headingId = useId();
  const Tag = title ? 'section' : 'div';
  return (
    <Tag
      {...(id ? { id } : {})}
      {...(title ? { 'aria-labelledby': headingId } : {})}
      {...(rail ? { 'data-rail': rail } : {})}
      className={cx('min-w-0 border border-line bg-surface', rail && statusEdgeClasses[rail])}
    >
      {title && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
          <div className="min-w-0">
            <Heading level={2} look="h3">
              <span id={headingId}>{title}</span>
              {count !== undefined && ' '}
              {count !== undefined && (
                <span className="type-small pl-2 font-normal text-muted">{countLabel(count)}</span>
              )}
            </Heading>
            {below && <p className="text-muted">{below}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={isFlush ? '' : 'p-4'}>{children}</div>
    </Tag>
  );
}
