export type ContactKind = 'email' | 'phone';

/** What somebody typed as an e-mail address or phone number, as the server takes it; null where it is neither. */
export function contactIn(kind: ContactKind, typed: string): string | null {
  if (kind === 'email') {
    const email = typed.trim();
    return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254 ? email : null;
  }
  // `00` is how many dial the plus. The server reads the groups and the (0), and alone knows which numbers there are.
  const phone = typed.trim().replace(/^00/, '+');
  return /^\+[\d ().-]{5,38}$/.test(phone) ? phone : null;
}
