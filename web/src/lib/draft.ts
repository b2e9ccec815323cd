import { useCallback, useState } from 'react';

const prefix = 'quayside.draft.';
const ownerKey = 'quayside.drafts-of';

/**
 * What somebody typed and has not sent: kept for this tab, so that it survives a reload and the way over the login page.
 * `read` checks what comes out of storage and gives null for anything unexpected. Never for passwords or bank details.
 *
 * @returns the draft (or `initial`), a setter that keeps it, and a function that forgets it after sending
 */
export function useDraft<Draft>(
  key: string,
  initial: Draft,
  read: (kept: unknown) => Draft | null,
): [Draft, (draft: Draft) => void, () => void] {
  const [draft, setDraft] = useState<Draft>(() => kept(key, read) ?? initial);
  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      sessionStorage.setItem(prefix + key, JSON.stringify(next));
    },
    [key],
  );
  const forget = useCallback(() => sessionStorage.removeItem(prefix + key), [key]);
  return [draft, keep, forget];
}

function kept<Draft>(key: string, read: (kept: unknown) => Draft | null): Draft | null {
  if (typeof sessionStorage === 'undefined') return null;
  const text = sessionStorage.getItem(prefix + key);
  if (text === null) return null;
  try {
    return read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Drafts belong to who typed them: another user in the same tab finds none. Called with each sign-in. */
export function ownDrafts(userQid: string): void {
  if (sessionStorage.getItem(ownerKey) !== userQid) clearDrafts();
  sessionStorage.setItem(ownerKey, userQid);
}

/** Forgets every draft of this tab, and whose they were: part of signing out. */
export function clearDrafts(): void {
  sessionStorage.removeItem(ownerKey);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** `read` for a draft that is one text. */
export const textIn = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);
