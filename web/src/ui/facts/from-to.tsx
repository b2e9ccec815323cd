import { Icon } from '../icon.tsx';

interface Side {
  name: string;
  value: string;
}

/** What something was and what it is now; or, where it never changed, what it is. */
export function FromTo({ from, to }: { from: Side | null; to: Side }) {
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-2 border-2 border-ink p-3">
      {from && (
        <div className="flex min-w-0 flex-1 items-center gap-4">
          <One side={from} />
          <span className="flex-none">
            <Icon name="arrow-right" size={16} />
          </span>
        </div>
      )}
      <One side={to} />
    </dl>
  );
}

function One({ side: { name, value } }: { side: Side }) {
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <dt className="type-small text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
