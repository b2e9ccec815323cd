import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

/** What was checked and is in order: told in one line, its list folded on phones. */
export function Checks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = (
    <span className="flex flex-1 items-center gap-2 text-left font-semibold">
      <span className="flex-none text-success">
        <Icon name="circle-check" size={20} />
      </span>
      {title}
    </span>
  );
  return (
    <div className="flex flex-col gap-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-3 md:hidden"
      >
        {name}
        <span className={cx('flex-none', isOpen && 'rotate-180')}>
          <Icon name="chevron-down" />
        </span>
      </button>
      <div className="max-md:hidden">{name}</div>
      <div id={id} className={cx(!isOpen && 'max-md:hidden')}>
        {children}
      </div>
    </div>
  );
}
