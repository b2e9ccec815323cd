import { Button } from './button.tsx';
import { HiddenText, Text } from './text.tsx';
import { useCopy } from './use-copy.ts';

/** Copies some lines of text, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { isCopied, said, hasFailed, copy } = useCopy(text);
  return (
    <span>
      <Button look="quiet" size="compact" icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
        {children}
      </Button>
      <span role="status">{hasFailed ? <Text tone="error">{said}</Text> : <HiddenText>{said}</HiddenText>}</span>
    </span>
  );
}
