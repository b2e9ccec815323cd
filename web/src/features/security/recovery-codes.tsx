import { securityMessages } from '@quayside/contract/messages/security';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';

const words = securityMessages.factor;

/** Shown this once, to be kept elsewhere. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const done = () => {
    toast(words.turnedOn);
    onDone();
  };
  return (
    <Stack>
      <Heading level={3}>{words.keep}</Heading>
      <Text>{words.keepText}</Text>
      <Columns>
        {codes.map((code) => (
          <code key={code} className="type-code">
            {code}
          </code>
        ))}
      </Columns>
      <Cluster>
        <Button
          icon="download"
          onPress={() => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), words.saved)}
        >
          {words.save}
        </Button>
        <Button look="primary" onPress={done}>
          {words.done}
        </Button>
      </Cluster>
    </Stack>
  );
}
