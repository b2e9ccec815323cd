/** Copies `text`, also on a page on plain http, where browsers offer no clipboard of their own. Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return (await import('./copy-selected.ts')).copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
