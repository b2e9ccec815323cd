import { shellMessages } from '@quayside/contract/messages/shell';
import { cx } from '../cx.ts';

/** The lock-up: mark and name; warehouse screens add the yellow plate (LAY-02). `isCompact` leaves the name out on
 * phones, where the header has no room, and puts the plate beneath the mark. The yellow arm is never recoloured. */
export function Logo({ isWarehouse = false, isCompact = false }: { isWarehouse?: boolean; isCompact?: boolean }) {
  return (
    <span
      className={cx('inline-flex items-center gap-2', isCompact && 'max-sm:flex-col max-sm:items-start max-sm:gap-1')}
    >
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="flex-none">
        <path fill="currentColor" d="M1 1h30v15.5h-5.4V6.4H6.4v19.2h10.1V31H1z" />
        <path d="M13.2 17.2l4-4L31.8 27.8 27.8 31.8z" className="fill-signal" />
      </svg>
      <span className={cx('logo-word', isCompact && 'max-sm:sr-only')}>{shellMessages.product}</span>
      {isWarehouse && ' '}
      {isWarehouse && <span className="logo-plate">{shellMessages.warehouse}</span>}
    </span>
  );
}
