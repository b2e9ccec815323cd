import { uiMessages } from '@quayside/contract/messages/ui';
import { Button } from './button.tsx';
import { LinkButton } from './link.tsx';

interface NewRowsBarProps {
  count: number;
  onShow: () => void;
  /** Rows on the screen left or changed their places meanwhile, though none is new. */
  hasMoved?: boolean;
  /** Those that stand on another page, and the list on which they come first. */
  elsewhere?: { count: number; to: string };
}

/** Rows that arrived meanwhile wait behind this bar: a list never moves under the pointer. */
export function NewRowsBar({ count, onShow, hasMoved = false, elsewhere }: NewRowsBarProps) {
  return (
    <div role="status">
      {(count > 0 || hasMoved) && (
        <Button isWide onPress={onShow}>
          {count > 0 ? uiMessages.newRows(count) : uiMessages.movedRows}
        </Button>
      )}
      {count === 0 && elsewhere && elsewhere.count > 0 && (
        <LinkButton to={elsewhere.to} isWide>
          {uiMessages.newElsewhere(elsewhere.count)}
        </LinkButton>
      )}
    </div>
  );
}
