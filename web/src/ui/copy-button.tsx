import { uiMessages } from '@quayside/contract/messages/ui';
import { Button } from './button.tsx';
import { HiddenText } from './text.tsx';
import { useCopy } from './use-copy.ts';

/** Copies some lines of text, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <span>
      <Button look="quiet" size="compact" icon={isCopied ? 'check' : 'copy'} onPress={copy}>
        {children}
      </Button>
      <span role="status">
        <HiddenText>{isCopied ? uiMessages.copied : ''}</HiddenText>
      </span>
    </span>
  );
}
