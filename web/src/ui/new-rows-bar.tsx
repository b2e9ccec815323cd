import { uiMessages } from '@quayside/contract/messages/ui';
import { Button } from './button.tsx';

/** Rows that arrived meanwhile wait behind this bar: a list never moves under the pointer. */
export function NewRowsBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status">
      {count > 0 && (
        <Button isWide onPress={onShow}>
          {uiMessages.newRows(count)}
        </Button>
      )}
    </div>
  );
}
