import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Checkbox } from '../form/checkbox.tsx';
import type { Option } from '../form/select.tsx';
import { Icon } from '../icon.tsx';
import { Anchor } from '../link.tsx';
import { Popover } from '../overlay/popover.tsx';

export interface FilterPill {
  /** The value alone: "Fulfilled", not "Fulfilment: fulfilled". */
  label: string;
  /** The same view without this filter. */
  without: string;
}

/** Two or three promoted filters (`children`), the pills of what is set, "Clear all", and the count, which is announced. */
export function Filters({
  children,
  pills,
  clearTo,
  count,
}: {
  children: ReactNode;
  pills: readonly FilterPill[];
  clearTo: string;
  count?: number | undefined;
}) {
  return (
    <section aria-label={uiMessages.filters} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      {pills.length > 0 && <Pills pills={pills} clearTo={clearTo} />}
      <span role="status" className="sr-only">
        {count === undefined ? '' : uiMessages.results(count)}
      </span>
    </section>
  );
}

/** In a row of their own: what stands beside the filters keeps its place. */
function Pills({ pills, clearTo }: { pills: readonly FilterPill[]; clearTo: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {pills.map((pill) => (
        <Anchor
          key={pill.label}
          to={pill.without}
          aria-label={uiMessages.removeFilter(pill.label)}
          className="type-small inline-flex min-h-8 items-center gap-1.5 rounded-badge bg-selected px-2 font-semibold hover:bg-sunken pointer-coarse:min-h-11"
        >
          {pill.label}
          <Icon name="x" size={16} />
        </Anchor>
      ))}
      <Anchor
        to={clearTo}
        className="type-control inline-flex min-h-8 items-center rounded-control px-2 text-brand underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {uiMessages.clearAll}
      </Anchor>
    </div>
  );
}

/** One filter: a button that opens its choices; several may hold at once. Each change is applied at once. */
export function FilterChoice({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  return (
    <Popover label={label} isMarked={chosen.length > 0}>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(event) =>
              onChange(
                event.target.checked ? [...chosen, option.value] : chosen.filter((value) => value !== option.value),
              )
            }
          />
        ))}
      </div>
    </Popover>
  );
}
