/** Characters of XML that are written as numbers. */

/**
 * `&#104;ttp` names what `http` does (XML 1.0, 4.1). With as many zeros as a reference has room for here, the next piece
 * begins with the longest mark written in references still whole.
 */
export const withoutReferences = (text: string): string =>
  text
    .replace(/&#(?:x0{0,99}([0-9a-f]{1,6})|0{0,99}(\d{1,7}));/g, (_, hexadecimal?: string, decimal?: string) =>
      characterOf(hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
    )
    // Longer ones are written by nobody who has nothing to hide.
    .replace(/&#x?0{100}/g, '<!entity');

const characterOf = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code).toLowerCase() : '');
