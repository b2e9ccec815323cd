import { Button } from './button.tsx';
import { HiddenText } from './text.tsx';
import { useCopy } from './use-copy.ts';

/** Copies some lines of text, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const { isCopied, said, copy } = useCopy(text);
  return (
    <span>
      <Button look="quiet" size="compact" icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        <HiddenText>{said}</HiddenText>
      </span>
    </span>
  );
}
