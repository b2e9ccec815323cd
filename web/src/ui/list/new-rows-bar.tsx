import { uiMessages } from '@quayside/contract/messages/ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { LinkButton } from '../link.tsx';

interface NewRowsBarProps {
  /** What the rows are. */
  thing: 'order' | 'claim';
  count: number;
  onShow: () => void;
  /** Rows on the screen left or changed their places meanwhile, though none is new. */
  hasMoved?: boolean;
  /** Those that stand on another page, and the list on which they come first. */
  elsewhere?: { count: number; to: string };
}

/**
 * Rows that arrived meanwhile wait behind this bar: a list never moves under the pointer. It takes no room of its own, but
 * stands over the gap between its neighbours and stays in sight above the rows.
 */
export function NewRowsBar({ thing, count, onShow, hasMoved = false, elsewhere }: NewRowsBarProps) {
  return (
    <div role="status" className="sticky top-24 z-30 flex h-0 items-center justify-center">
      {(count > 0 || hasMoved) && (
        <Raised>
          <Button size="compact" onPress={onShow}>
            {count > 0 ? uiMessages.newRows(count, thing) : uiMessages.movedRows}
          </Button>
        </Raised>
      )}
      {count === 0 && elsewhere && elsewhere.count > 0 && (
        <Raised>
          <LinkButton to={elsewhere.to} size="compact">
            {uiMessages.newElsewhere(elsewhere.count, thing)}
          </LinkButton>
        </Raised>
      )}
    </div>
  );
}

const Raised = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-none max-w-full rounded-control shadow-popover">{children}</div>
);
