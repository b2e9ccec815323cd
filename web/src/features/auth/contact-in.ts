export type ContactKind = 'email' | 'phone';

/** What somebody typed as an e-mail address or phone number, as the server takes it; null where it is neither. */
export function contactIn(kind: ContactKind, typed: string): string | null {
  if (kind === 'email') {
    const email = typed.trim();
    return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? email : null;
  }
  // As people group them; `00` is how many dial the plus.
  const phone = typed.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}
