import { notCopied } from '@quayside/contract/messages/copying';
import { useState } from 'react';
import { toast } from './overlay/toast.tsx';

/** Copies a text; says for two seconds that it did, and where the browser refuses, that it did not. */
export function useCopy(text: string): { readonly isCopied: boolean; readonly copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  const succeed = () => {
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return {
    isCopied,
    copy: () => void navigator.clipboard.writeText(text).then(succeed, () => toast(notCopied, { variant: 'error' })),
  };
}
