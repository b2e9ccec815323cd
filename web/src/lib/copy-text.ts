/** Copies `text`, also on a page on plain http, where browsers offer no clipboard of their own. Whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** As people would: what is selected, by the copy command. Focus goes back to where it was. */
function copySelected(text: string): boolean {
  const had = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Inside an open dialog, which would take focus back from elsewhere.
  (had?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (had instanceof HTMLElement) had.focus();
  return isCopied;
}
