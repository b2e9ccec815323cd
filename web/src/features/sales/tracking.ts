/** Track and trace numbers as people paste them (ORD-12). Pure. */

/** One per line, or separated by commas, semicolons or tabs; spaces within a number belong to it. Doubles are dropped. */
export function numbersFrom(typed: string): string[] {
  const found = typed.split(/[\n\r,;\t]+/).map((number) => number.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(found.filter((number) => number !== ''))];
}
