import { webhookMessages as words } from '@quayside/contract/messages/webhooks';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { Text } from '../../ui/text.tsx';

/** A secret, this once: it closes by its button alone. */
export function SecretDrawer({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Drawer
      title={words.secretTitle}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {words.saved}
        </Button>
      }
    >
      <Stack>
        <Text>{words.secretText}</Text>
        <CodeValue code={secret} name={words.secretName} />
      </Stack>
    </Drawer>
  );
}
