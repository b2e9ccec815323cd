import { uiMessages } from '@quayside/contract/messages/ui';
import { Icon } from '../icon.tsx';
import { useCopy } from '../use-copy.ts';

/** An order number, GTIN, package code or track-and-trace number: always mono, with a button that copies it. `isPlain` leaves the button out, `isCopyOnly` the code, which stands beside it already. */
export function CodeValue({
  code,
  name,
  isPlain = false,
  isCopyOnly = false,
}: {
  code: string;
  name: string;
  isPlain?: boolean;
  isCopyOnly?: boolean;
}) {
  const { isCopied, copy } = useCopy(code);
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      {!isCopyOnly && <span className="type-code min-w-0 break-all">{code}</span>}
      {!isPlain && (
        <button
          type="button"
          aria-label={`${uiMessages.copy} ${name} ${code}`}
          onClick={copy}
          className="inline-flex size-6 flex-none cursor-pointer items-center justify-center rounded-badge text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11"
        >
          <Icon name={isCopied ? 'check' : 'copy'} size={16} />
        </button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? uiMessages.copied : ''}
      </span>
    </span>
  );
}
