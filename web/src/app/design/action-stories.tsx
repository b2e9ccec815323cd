import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NextAction } from '../../ui/facts/next-action.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { Link, LinkButton } from '../../ui/link.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog, Drawer } from '../../ui/overlay/dialog.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';

const looks = ['move', 'primary', 'secondary', 'quiet', 'danger'] as const;

export function ActionStories() {
  return (
    <Stack gap={6}>
      <Cluster>
        {looks.map((look) => (
          <Button key={look} look={look}>{`Look ${look}`}</Button>
        ))}
      </Cluster>
      <Cluster>
        {looks.map((look) => (
          <Button key={look} look={look} isLoading>{`Saving ${look}`}</Button>
        ))}
      </Cluster>
      <Cluster>
        <Button size="compact">Compact</Button>
        <Button size="large" icon="truck">
          Large, with icon
        </Button>
        <Button isDisabled>Running elsewhere</Button>
        <IconButton icon="copy" label="Copy the number" />
        <LinkButton to="/design/" icon="arrow-right">
          Link as a button
        </LinkButton>
        <Link to="/design/">Link in text</Link>
        <NextAction label="Confirm quantities" to="/design/" isMove />
        <NextAction label="Waiting for approval" to="/design/" isMove={false} />
      </Cluster>
      <Overlays />
    </Stack>
  );
}

type Open = 'none' | 'dialog' | 'drawer' | 'confirm';

function Overlays() {
  const [open, setOpen] = useState<Open>('none');
  return (
    <Cluster>
      <Button onPress={() => setOpen('dialog')}>Open dialog</Button>
      <Button onPress={() => setOpen('drawer')}>Open drawer</Button>
      <Button onPress={() => setOpen('confirm')}>Open question</Button>
      <Button onPress={() => toast('Shipping details saved')}>Toast</Button>
      <Button
        onPress={() =>
          toast('Price changed', { variant: 'info', action: { label: 'Undo', run: () => toast('Undone') } })
        }
      >
        Toast with undo
      </Button>
      <Button onPress={() => toast('The payment failed', { variant: 'error' })}>Error toast</Button>
      <Menu
        label="More commands"
        trigger="More"
        entries={[
          { label: 'Download invoice', icon: 'download' },
          { label: 'Copy number', icon: 'copy' },
        ]}
      />
      <Popover label="Destination">
        <Text>Choices of a filter stand here.</Text>
      </Popover>
      <Dialogs open={open} close={() => setOpen('none')} />
    </Cluster>
  );
}

function Dialogs({ open, close }: { open: Open; close: () => void }) {
  return (
    <>
      <Dialog
        title="Accept the SLA"
        isOpen={open === 'dialog'}
        onClose={close}
        actions={
          <Button look="primary" onPress={close}>
            Accept
          </Button>
        }
      >
        <Text>Five lines of summary.</Text>
      </Dialog>
      <Drawer
        title="Confirm quantities"
        isOpen={open === 'drawer'}
        onClose={close}
        actions={
          <Button look="move" onPress={close}>
            Confirm
          </Button>
        }
      >
        <Text>One row per line.</Text>
      </Drawer>
      <ConfirmDialog
        title="Decline this order?"
        tone="danger"
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        confirmLabel="Decline order"
        cancelLabel="Keep order"
      >
        <Text>This cannot be undone.</Text>
      </ConfirmDialog>
    </>
  );
}
