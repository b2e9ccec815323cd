import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** What is as it should be, each with a tick, and after a dash what could be done besides. */
export function TickLine(props: { title: string | null; done: readonly string[]; open: ReactNode }) {
  const { title, done, open } = props;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      {title && <span className="font-semibold">{title}</span>}
      <ul className="contents">
        {done.map((one) => (
          <li key={one} className="flex items-center gap-1.5 text-muted">
            <span className="text-success">
              <Icon name="check" size={16} />
            </span>
            {one}
          </li>
        ))}
        {open && (
          <li className="text-muted">
            <span aria-hidden="true">–&ensp;</span>
            {open}
          </li>
        )}
      </ul>
    </div>
  );
}
