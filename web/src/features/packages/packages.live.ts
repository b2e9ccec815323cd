import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';

/** Scans come several times a second, from many hands: a screen that follows each would ask for nothing else. */
const rest = 2_000;
const nouns = ['package', 'warehouse_shipment'];
const shown = [['packages'], ['warehouse-shipments']];
const waiting = new WeakSet<QueryClient>();

/** Asks again for what is shown of the warehouse's packages and shipments, at most every two seconds. */
export function hearWarehouse(client: QueryClient, heard: readonly Heard[]): void {
  if (waiting.has(client)) return;
  if (!heard.some((one) => one === 'resync' || nouns.includes(one.kind.split('.')[0] ?? ''))) return;
  waiting.add(client);
  const ask = () => {
    waiting.delete(client);
    for (const queryKey of shown) void client.invalidateQueries({ queryKey });
  };
  setTimeout(ask, rest);
}
