/** The percentage in a text, as the API takes it ("2.5"); comma or point, at most two decimals. Null where there is none up to `highest`. */
export function percentIn(text: string, highest: number): string | null {
  const plain = text.trim().replace(',', '.').replace('%', '').trim();
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(plain) || Number(plain) > highest) return null;
  return plain;
}
