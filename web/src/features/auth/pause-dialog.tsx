import { accessMessages } from '@quayside/contract/messages/access';
import { Button } from '../../ui/button.tsx';
import { type KeyValue, KeyValueList } from '../../ui/facts/key-value-list.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Text } from '../../ui/text.tsx';

const words = accessMessages.paused;

/** What a pause means, why and until when. The same facts stay on the page after it is closed. */
export default function PauseDialog(props: { facts: readonly KeyValue[]; contactTo: string; onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={props.onClose}
      actions={
        <>
          <LinkButton to={props.contactTo} icon="mail">
            {words.contact}
          </LinkButton>
          <Button look="primary" onPress={props.onClose}>
            {words.understood}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{words.text}</Text>
        <KeyValueList items={props.facts} />
      </Stack>
    </Dialog>
  );
}
