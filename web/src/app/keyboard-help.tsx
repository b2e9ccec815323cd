import { keyMessages as words } from '@quayside/contract/messages/keys';
import { areShortcutsOn } from '../lib/shortcuts.ts';
import { KeyList } from '../ui/facts/key-list.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { Text } from '../ui/text.tsx';

const keys = [
  { keys: ['?'], does: words.help },
  { keys: ['/'], does: words.search },
  { keys: ['g', 'd'], does: words.dashboard },
  { keys: ['g', 'o'], does: words.orders },
  { keys: ['j'], does: words.nextRow },
  { keys: ['k'], does: words.previousRow },
  { keys: ['Enter'], does: words.openRow },
  { keys: ['e'], does: words.nextAction },
  { keys: ['x'], does: words.selectRow },
];

/** The list of single keys. Loaded when it is asked for. */
export default function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={words.title} isOpen={isOpen} onClose={onClose}>
      {!areShortcutsOn() && <Text tone="caution">{words.off}</Text>}
      <KeyList items={keys} />
    </Dialog>
  );
}
