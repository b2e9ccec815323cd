import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface KeyValue {
  /** Where two have one key. */
  id?: string;
  key: string;
  /** Null says "Not provided", never "-". */
  value: ReactNode | null;
}

/** Facts with their names. */
export function KeyValueList({ items, columns = 1 }: { items: readonly KeyValue[]; columns?: 1 | 2 }) {
  return (
    <dl className={cx('grid gap-x-8 gap-y-3', columns === 2 && 'md:grid-cols-2')}>
      {items.map((item) => (
        <div
          key={item.id ?? item.key}
          className="flex min-w-0 flex-wrap justify-between gap-x-4 border-b border-line pb-2 last:border-b-0 last:pb-0"
        >
          <dt className="text-muted">{item.key}</dt>
          <dd className="min-w-0 font-medium">
            {item.value ?? <span className="text-faint">{uiMessages.notProvided}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
