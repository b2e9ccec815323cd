/** The e-mail addresses of what somebody typed or pasted. Pure. */
import { teamMessages } from '@quayside/contract/messages/team';
import { mostInvited } from '@quayside/contract/team-values';

const words = teamMessages.invite;
const shape = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/;
/** Longer than any twenty addresses. */
const longest = 6_000;

/** The addresses, each once, in the order typed; or what is wrong with them. */
export function addressesIn(typed: string): { emails: string[] } | { error: string } {
  const parts = typed
    .slice(0, longest)
    .split(/[\s,;]+/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  const wrong = parts.find((part) => !shape.test(part) || part.length > 254);
  if (parts.length === 0) return { error: words.needed };
  if (wrong !== undefined) return { error: words.wrong(wrong.slice(0, 60)) };
  const emails = [...new Set(parts)];
  return emails.length > mostInvited ? { error: words.tooMany } : { emails };
}
