/** As people copy: what is selected, by the copy command. Focus goes back to where it was. Whether it was copied. */
export function copySelected(text: string): boolean {
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
