/** Who may give which role, and whose. Pure (domain page, section 14). */

type Rights = ReadonlySet<string>;

/** Nobody gives a right that they don't hold themselves. */
export const mayGive = (own: Rights, rightsOfRole: readonly string[]): boolean =>
  rightsOfRole.every((right) => own.has(right));

/** "yusuf.demir@marlin.example" → "Yusuf Demir": what somebody is called until they say otherwise. */
export function nameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const words = local
    .slice(0, 64)
    .split(/[._+-]+/)
    .filter((word) => word !== '' && !/^\d+$/.test(word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email.slice(0, 80);
}
