import { uiMessages } from '@quayside/contract/messages/ui';
import type { KeyValue } from './key-value-list.tsx';

/** Facts below each other, names in one column and values in the next; where it is narrow a value stands below its name. */
export function FactList({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className="flex min-w-0 flex-col gap-2">
      {items.map(({ key, value }) => (
        <div key={key} className="flex min-w-0 flex-wrap gap-x-4">
          <dt className="w-36 flex-none text-muted">{key}</dt>
          <dd className="min-w-0 flex-1 basis-40 font-medium">
            {value ?? <span className="text-faint">{uiMessages.notProvided}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
