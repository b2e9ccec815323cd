import { countLabel } from '@quayside/contract/count-label';
import { type ReactNode, useId, useState } from 'react';
import { cx } from './cx.ts';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';

/**
 * A card that is folded below lg, where a button beside its heading opens it and `gist` says what is inside; always open from lg.
 * `isOpen`: open there too when the page opens; `isAsked`: it opens when this turns true.
 */
export function FoldCard(props: {
  children: ReactNode;
  title: string;
  /** How many there are, behind the title. */
  count?: number | undefined;
  gist?: ReactNode;
  actions?: ReactNode;
  isFlush?: boolean;
  isOpen?: boolean;
  isAsked?: boolean;
  /** From lg without frame and heading line: what is inside has its own. */
  isBare?: boolean;
  /** For gloves: its button is 64 px high. */
  isLarge?: boolean;
  id?: string;
}) {
  const {
    children,
    title,
    count,
    gist,
    actions,
    isFlush = false,
    isOpen: isOpenAtFirst = false,
    isAsked = false,
    isBare = false,
    isLarge = false,
    id,
  } = props;
  const headingId = useId();
  const contentId = useId();
  const gistId = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [wasAsked, setAsked] = useState(isAsked);
  if (wasAsked !== isAsked) {
    setAsked(isAsked);
    if (isAsked) setOpen(true);
  }
  return (
    <section
      {...(id ? { id } : {})}
      aria-labelledby={headingId}
      className={cx(
        'relative min-w-0',
        isBare ? 'max-lg:border max-lg:border-line max-lg:bg-surface' : 'border border-line bg-surface',
      )}
    >
      <div
        className={cx(
          'flex min-h-12 items-center justify-between gap-3 px-4 py-1 lg:flex-wrap',
          isBare ? 'lg:sr-only' : 'lg:border-b lg:border-line lg:py-2',
          isOpen && 'max-lg:border-b max-lg:border-line',
        )}
      >
        <Heading level={2} look="h3">
          <span id={headingId}>{title}</span>
          {count !== undefined && ' '}
          {count !== undefined && <span className="type-small pl-2 font-normal text-muted">{countLabel(count)}</span>}
        </Heading>
        {actions && <div className={cx(!isOpen && 'max-lg:hidden')}>{actions}</div>}
        <button
          type="button"
          aria-labelledby={`${headingId} ${gistId}`}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
          className={cx(
            'flex flex-none items-center justify-end gap-3 text-muted lg:hidden',
            isLarge ? 'min-h-16 min-w-16' : 'min-h-11 min-w-11',
          )}
        >
          <span id={gistId} className="type-small">
            {!isOpen && gist}
          </span>
          <span className={cx(isOpen && 'rotate-180')}>
            <Icon name="chevron-down" />
          </span>
        </button>
      </div>
      <div id={contentId} className={cx(!isFlush && 'p-4', !isOpen && 'max-lg:hidden')}>
        {children}
      </div>
    </section>
  );
}

/** Content of one tab: from lg it is there only while its tab is the current one; below there are no tabs. */
export function TabPanel({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return <div className={cx('flex min-w-0 flex-col gap-4 lg:gap-6', !isCurrent && 'lg:hidden')}>{children}</div>;
}
