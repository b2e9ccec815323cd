/** Names in addresses, and texts as search compares them. */

/** Letters and digits of any script, lower-cased and without accents, joined by hyphens. */
export const slugOf = (name: string): string => plainText(name).replaceAll(' ', '-');

/** The same joined by spaces: what two spellings of a name have in common. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
