import { uiMessages } from '@quayside/contract/messages/ui';
import { useState } from 'react';
import { Button } from './button.tsx';
import { HiddenText } from './text.tsx';

/** Copies some lines of text, and says so. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <span>
      <Button look="quiet" size="compact" icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()}>
        {children}
      </Button>
      <span role="status">
        <HiddenText>{isCopied ? uiMessages.copied : ''}</HiddenText>
      </span>
    </span>
  );
}
