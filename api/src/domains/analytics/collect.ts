import type { Deps } from '../../platform/deps.ts';
import { keepEvents } from './analytics.repository.ts';
import { type KeptEvent, keptOf } from './analytics.rules.ts';

/** Events of one request; what is beyond is left out. */
const most = 500;
/** Events kept in a minute: of one network address, and of all together in one process. Visitors send a few; a flood fills no disk. */
const mostPerMinute = { address: 600, process: 6_000 } as const;
/** Addresses counted at once; beyond it all of them share one count. */
const mostAddresses = 10_000;
const counts = new WeakMap<Deps, { minute: number; all: number; byAddress: Map<string, number> }>();

/** Keeps what a body holds: one event, or a batch of them. False: the body is no JSON at all. */
export async function collect(deps: Deps, body: string, address: string): Promise<boolean> {
  const { database, clock } = deps;
  const parsed = parsedOf(body);
  if (parsed === null) return false;
  const now = clock.now();
  const batch = 'batch' in parsed && Array.isArray(parsed.batch) ? parsed.batch : [parsed];
  const events = new Map<string, KeptEvent>();
  for (const given of batch.slice(0, most)) {
    const event = keptOf(given, now);
    if (event) events.set(event.messageId, event);
  }
  const kept = [...events.values()].slice(0, left(deps, address, events.size));
  await database.write('none', (db) => keepEvents(db, kept, now));
  return true;
}

/** How many of so many may still be kept this minute; they count as kept. */
function left(deps: Deps, address: string, wanted: number): number {
  const minute = Math.floor(Date.parse(deps.clock.now()) / 60_000);
  const known = counts.get(deps);
  const count = known?.minute === minute ? known : { minute, all: 0, byAddress: new Map<string, number>() };
  counts.set(deps, count);
  const key = count.byAddress.has(address) || count.byAddress.size < mostAddresses ? address : '';
  const before = count.byAddress.get(key) ?? 0;
  const taken = Math.max(0, Math.min(wanted, mostPerMinute.address - before, mostPerMinute.process - count.all));
  count.byAddress.set(key, before + taken);
  count.all += taken;
  return taken;
}

function parsedOf(body: string): object | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : null;
  } catch {
    return null;
  }
}
