/**
 * What happened, for analytics and error tracking. Events wait here until a transport takes them; page scripts and tests
 * may listen to `quayside:event` on `window`. Facts hold ids and codes only, never tokens or addresses.
 */
export interface RecordedEvent {
  name: string;
  facts: Readonly<Record<string, string | number | boolean>>;
}

const kept = 100;
const waiting: RecordedEvent[] = [];
let transport: ((event: RecordedEvent) => void) | null = null;

/** From now on `take` gets every event, those that wait first. */
export function connectEvents(take: (event: RecordedEvent) => void): void {
  transport = take;
  for (const event of waiting.splice(0)) take(event);
}

export function recordEvent(name: string, facts: RecordedEvent['facts'] = {}): void {
  if (transport) transport({ name, facts });
  else waiting.push({ name, facts });
  if (waiting.length > kept) waiting.shift();
  window.dispatchEvent(new CustomEvent('quayside:event', { detail: { name, facts } }));
}

/** Forgets everything that was not sent yet: part of signing out. */
export function clearEvents(): void {
  waiting.length = 0;
}
