import { securityMessages } from '@quayside/contract/messages/security';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Text } from '../../ui/text.tsx';

const words = securityMessages.missing;

/** For who needs a second factor and has none: where it is set up. */
export default function MissingFactorDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            {words.later}
          </Button>
          <LinkButton look="primary" to={paths.profile('security')} onClick={onClose}>
            {words.go}
          </LinkButton>
        </>
      }
    >
      <Text>{words.text}</Text>
    </Dialog>
  );
}
