import { useEffect, useRef } from 'react';
import { type ScannerHabit, scanEar } from './scan-ear.ts';
import { scanLine } from './scan-line.ts';

/**
 * Hears scanners that type like a keyboard, wherever the focus is. What was scanned is not left behind in a field. Scans
 * are handled one after the other, in their order. `mode`: what a scan does now; the same code for another purpose is another scan.
 */
export function useScans(onScan: (code: string) => Promise<void>, mode = ''): { scan: (code: string) => void } {
  const handler = useRef(onScan);
  handler.current = onScan;
  const purpose = useRef(mode);
  purpose.current = mode;
  const scan = useRef<((code: string) => void) | null>(null);
  scan.current ??= lineOf(handler, purpose);
  const take = scan.current;
  useEffect(() => listenForBursts(take), [take]);
  return { scan: take };
}

function lineOf(handler: { current: (code: string) => Promise<void> }, purpose: { current: string }) {
  const take = scanLine((code) => handler.current(code), {
    now: () => performance.now(),
    report: (problem) => window.reportError(problem),
  });
  return (code: string) => take(code, purpose.current);
}

/** One scanner belongs to a tab, whatever page it shows. */
const habit: ScannerHabit = { endsWithKey: false };

function listenForBursts(onScan: (code: string) => void): () => void {
  const ear = scanEar((code) => {
    takeBack(code);
    onScan(code);
  }, habit);
  const onKey = (event: KeyboardEvent) => {
    const key = keyOf(event);
    // When the key was pressed, not when a busy page came to hear of it.
    if (key === null || !ear.hear(key, event.timeStamp)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', onKey, true);
  return () => {
    ear.stop();
    document.removeEventListener('keydown', onKey, true);
  };
}

/** Between elements of a GS1 code, which keyboards have as Ctrl and a bracket. */
const separator = '\u001D';

/** What a scanner says with the key; null: nothing that belongs to a code. */
function keyOf({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): string | null {
  if (ctrlKey && !metaKey && !altKey && key === ']') return separator;
  // Repeated: somebody holds a key down, which is as fast as a scanner.
  return ctrlKey || metaKey || altKey || repeat ? null : key;
}

/** The burst went into the field that had the focus: it is taken out of it again. */
function takeBack(scanned: string): void {
  // No field shows the separator.
  const code = scanned.replaceAll(separator, '');
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (!field.value.endsWith(code)) return;
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, field.value.slice(0, -code.length));
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
