import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';

/** Numbers below each other, each with what is known of it at the end of its line; long lists are folded. */
export function NumberRows({
  rows,
  moreLabel,
  visible = 6,
}: {
  rows: readonly { id: string; number: ReactNode; facts: ReactNode }[];
  moreLabel: (count: number) => string;
  visible?: number;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || rows.length <= visible + 1 ? rows : rows.slice(0, visible);
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <ul className="flex w-full max-w-lg min-w-0 flex-col divide-y divide-line">
        {shown.map(({ id, number, facts }) => (
          <li key={id} className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
            {number}
            <span className="flex items-center gap-3">{facts}</span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button look="quiet" size="compact" onPress={() => setWhole(true)}>
          {moreLabel(rows.length - shown.length)}
        </Button>
      )}
    </div>
  );
}
