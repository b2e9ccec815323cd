import { uiMessages } from '@quayside/contract/messages/ui';
import { useState } from 'react';
import { copyText } from '../lib/copy-text.ts';

type Copied = {
  readonly isCopied: boolean;
  readonly hasFailed: boolean;
  readonly said: string;
  readonly copy: () => Promise<void>;
};

/** Copies `text` when asked; what became of it is said for two seconds. */
export function useCopy(text: string): Copied {
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const copy = async () => {
    setOutcome(await copyText(text));
    setTimeout(() => setOutcome(null), 2_000);
  };
  const said = outcome === null ? '' : outcome ? uiMessages.copied : uiMessages.notCopied;
  return { isCopied: outcome === true, hasFailed: outcome === false, said, copy };
}
