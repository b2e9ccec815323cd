import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { areShortcutsOn, isTyping } from '../../lib/shortcuts.ts';

/** The row last opened, per entry of the history: Back returns to it. */
const openedRows = new Map<string, string>();

export function rememberRow(historyKey: string, rowKey: string): void {
  openedRows.set(historyKey, rowKey);
}

interface RowKeys {
  ref: RefObject<HTMLTableElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Moves the focus between rows: arrow keys inside the table, j and k from anywhere on the page, e follows the row's next
 * action, x chooses the row. Single keys honour the switch in the user menu.
 */
export function useRowKeys(rowCount: number): RowKeys {
  const ref = useRef<HTMLTableElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const opened = openedRows.get(key);
    if (rowCount === 0 || opened === undefined) return;
    openedRows.delete(key);
    ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"] a`)?.focus();
  }, [key, rowCount]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!areShortcutsOn() || isTyping(event) || !ref.current) return;
      if (event.key === 'j' || event.key === 'k') focusRow(ref.current, event.key === 'j' ? 1 : -1);
      if (event.key === 'e') press(ref.current, '[data-next-action] :is(a, button)');
      if (event.key === 'x') press(ref.current, '[data-select]');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !ref.current || isTyping(event.nativeEvent)) return;
    event.preventDefault();
    focusRow(ref.current, step);
  };
  return { ref, onKeyDown };
}

function focusRow(table: HTMLTableElement, step: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')];
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const target = now === -1 ? (step === 1 ? 0 : rows.length - 1) : Math.min(rows.length - 1, Math.max(0, now + step));
  rows[target]?.querySelector<HTMLElement>('a, button')?.focus();
}

/** Presses a control of the row that has the focus. */
function press(table: HTMLTableElement, control: string): void {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  if (row && table.contains(row)) row.querySelector<HTMLElement>(control)?.click();
}
