/** Kilograms as people type them, with point or comma; null when it is no weight a shipment can have. */
export function kilogramsIn(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,5}(?:\.\d{1,3})?$/.test(plain)) return null;
  const kilograms = Number(plain);
  return kilograms >= 0.1 && kilograms <= 30_000 ? kilograms : null;
}
