/**
 * Puts the focus into the first field whose text nobody understood (it carries `data-unread`); false when there is none.
 * Its owner still holds what was understood before: that must not be sent in its place.
 */
export function focusInvalidInput(fields: HTMLElement): boolean {
  const unread = fields.querySelector<HTMLElement>('[data-unread]');
  unread?.focus();
  return unread !== null;
}
