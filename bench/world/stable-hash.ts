/** FNV-1a, 32 bits: the same text gives the same number on every machine and in every release. */
export function stableHash(text: string): number {
  let hash = 0x811c_9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x0100_0193) >>> 0;
  return hash;
}
