/** Changes that rest on what somebody saw (ERR-15). */
import { commonMessages } from '@quayside/contract/messages/common';
import { type Details, Refusal } from './errors.ts';

/** Somebody else was first; `details.current` is what there is now, where it is told. */
export const staleVersion = (details: Details = {}): Refusal =>
  new Refusal('stale_version', 409, commonMessages.stale_version, details);

/**
 * Refuses `stale_version` where the caller saw another version than there is; one who names none changes whatever there
 * is. `current` makes what is told of it now.
 */
export function requireVersion(
  seen: number | undefined,
  { version }: { readonly version: number },
  current?: () => unknown,
): void {
  if (seen === undefined || seen === version) return;
  throw staleVersion(current ? { current: current() } : {});
}
