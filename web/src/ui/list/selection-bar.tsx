import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

/** Sticks to the bottom while rows are selected: how many, what can be done with them (`children`), and the way out. */
export function SelectionBar(props: { label: string; count: number; onClear: () => void; children: ReactNode }) {
  const { label, count, onClear, children } = props;
  return (
    <>
      <span role="status" className="sr-only">
        {count === 0 ? '' : uiMessages.selected(count)}
      </span>
      {count > 0 && (
        <section
          aria-label={label}
          className="sticky bottom-16 z-30 flex flex-wrap items-center gap-3 border border-control bg-raised px-4 py-3 shadow-popover md:bottom-4"
        >
          <strong className="type-num flex-1 font-bold">{uiMessages.selected(count)}</strong>
          <Button look="quiet" onPress={onClear}>
            {uiMessages.clearSelection}
          </Button>
          {children}
        </section>
      )}
    </>
  );
}
