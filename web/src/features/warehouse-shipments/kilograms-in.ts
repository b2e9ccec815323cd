/**
 * Kilograms as people type them, with point or comma; null when it is no weight a shipment can have, and for "1,250", which
 * is a ton to one and a bag of sugar to another.
 */
export function kilogramsIn(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^(?:\d{1,5}(?:\.\d{1,2})?|0\.\d{3})$/.test(plain)) return null;
  const kilograms = Number(plain);
  return kilograms >= 0.1 && kilograms <= 30_000 ? kilograms : null;
}
