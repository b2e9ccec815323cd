/** Single-key shortcuts: the switch in the user menu (WCAG 2.1.4) and the places where keys belong to somebody else. */
const storageKey = 'quayside.shortcuts';

/** On unless switched off on this device; always off on warehouse screens, because a scanner types like a keyboard. */
export function areShortcutsOn(): boolean {
  return !location.pathname.startsWith('/warehouse') && localStorage.getItem(storageKey) !== 'off';
}

export function setShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
}

/** True where a key press is text, belongs to a modifier, or goes to an open dialog or menu. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest(
      'input:not([type=checkbox]), textarea, select, [role=menu], [role=listbox], [role=dialog], [role=alertdialog]',
    ) !== null
  );
}
