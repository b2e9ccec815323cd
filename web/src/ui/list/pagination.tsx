import { countLabel } from '@quayside/contract/count-label';
import { uiMessages } from '@quayside/contract/messages/ui';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icon.tsx';
import { Anchor } from '../link.tsx';

interface PaginationProps {
  /** The page of the list that is shown; absent while there is none. */
  list: { page: number; size: number; count: number; countIsExact: boolean } | undefined;
  /** For gloves: targets of 64 px, 12 px apart. */
  isLarge?: boolean;
  /** Gives the address of a page of the same view. */
  linkTo: (page: number) => string;
}

/** "26–50 of 418" ("of more than 1000" where no more are counted) and the pages around this one, as links. */
export function Pagination({ list, isLarge = false, linkTo }: PaginationProps) {
  if (list === undefined || list.count === 0) return null;
  const { page, size, count } = list;
  const last = Math.max(1, Math.ceil(count / size));
  const total = list.countIsExact ? countLabel(count) : uiMessages.moreThan(count - 1);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="type-num text-muted">
        {uiMessages.range((page - 1) * size + 1, Math.min(page * size, count), total)}
      </p>
      {last > 1 && (
        <nav aria-label={uiMessages.pages}>
          <ul className={cx('flex flex-wrap items-center', isLarge ? 'target-large type-wh gap-3' : 'gap-1')}>
            <Step icon="chevron-left" label={uiMessages.previousPage} to={page > 1 ? linkTo(page - 1) : null} />
            {pagesAround(page, last).map((item) => (
              <li key={item}>
                {item < 0 ? (
                  <span className="px-1 text-muted">…</span>
                ) : (
                  <PageLink page={item} isCurrent={item === page} to={linkTo(item)} />
                )}
              </li>
            ))}
            <Step icon="chevron-right" label={uiMessages.nextPage} to={page < last ? linkTo(page + 1) : null} />
          </ul>
        </nav>
      )}
    </div>
  );
}

const pageClasses =
  'type-num inline-flex size-10 items-center justify-center rounded-control border pointer-coarse:size-11';

function PageLink({ page, isCurrent, to }: { page: number; isCurrent: boolean; to: string }) {
  return (
    <Anchor
      to={to}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      className={cx(
        pageClasses,
        isCurrent ? 'border-brand bg-selected font-bold' : 'border-transparent hover:bg-sunken',
      )}
    >
      {page}
    </Anchor>
  );
}

function Step({ icon, label, to }: { icon: IconName; label: string; to: string | null }) {
  if (to === null) return null;
  return (
    <li>
      <Anchor to={to} aria-label={label} className={cx(pageClasses, 'border-control hover:bg-sunken')}>
        <Icon name={icon} size={16} />
      </Anchor>
    </li>
  );
}

/** First, last, and two on each side of this one; a negative number stands for a gap. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = new Set([1, last, page - 1, page, page + 1].filter((number) => number >= 1 && number <= last));
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [-number, number];
  });
}
