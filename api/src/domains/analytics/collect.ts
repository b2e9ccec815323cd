import type { Deps } from '../../platform/deps.ts';
import { keepEvents } from './analytics.repository.ts';
import { type KeptEvent, keptOf } from './analytics.rules.ts';

/** Events of one request; what is beyond is left out. */
const most = 500;

type Left = (wanted: number) => number;

/** Keeps what a body holds: one event, or a batch of them; as many as are `left`. False: the body is no JSON at all. */
export async function collect({ database, clock }: Deps, body: string, left: Left): Promise<boolean> {
  const parsed = parsedOf(body);
  if (parsed === null) return false;
  const now = clock.now();
  const batch = 'batch' in parsed && Array.isArray(parsed.batch) ? parsed.batch : [parsed];
  const events = new Map<string, KeptEvent>();
  for (const given of batch.slice(0, most)) {
    const event = keptOf(given, now);
    if (event) events.set(event.messageId, event);
  }
  const kept = [...events.values()].slice(0, left(events.size));
  await database.write('none', (db) => keepEvents(db, kept, now));
  return true;
}

function parsedOf(body: string): object | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : null;
  } catch {
    return null;
  }
}
