import type { LiveChange } from '@quayside/contract/live';
import type { Sale } from '@quayside/contract/sales';
import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';
import { keys } from './sales.queries.ts';

const nouns = ['sale', 'payment', 'payout', 'shipment', 'document', 'claim', 'thread', 'package'];

/**
 * Asks again for what a change concerns: the order that is open, its timeline, the figures, and how the list would look
 * by now. The list itself stays: its rows never move by themselves. A change that the cache already holds is not asked for.
 */
export function refreshSalesOnChange(client: QueryClient, heard: readonly Heard[]): void {
  const told = heard.filter((one) => one === 'resync' || nouns.includes(one.kind.split('.')[0] ?? ''));
  const again = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  if (told.includes('resync')) {
    for (const key of [keys.peeks, keys.stats, keys.ones, keys.allEvents]) again(key);
    return;
  }
  const changes = told.filter((one) => one !== 'resync');
  const qids = new Set(changes.flatMap(({ saleQid }) => saleQid ?? []));
  const news = [...qids].filter((qid) => isNews(client, qid, changes));
  if (news.length === 0 && changes.every(({ saleQid }) => saleQid !== null)) return;
  again(keys.peeks);
  again(keys.stats);
  for (const qid of news) {
    again(keys.one(qid));
    again(keys.events(qid));
  }
}

/**
 * Whether the changes of this order go beyond what is in the cache, which a write's own answer put there. `sale.changed`
 * tells each new version; what else is told of the sale without one comes with it, from the same transaction. Documents,
 * shipments and the like change beside its version.
 */
function isNews(client: QueryClient, qid: string, changes: readonly LiveChange[]): boolean {
  const own = changes.filter(({ saleQid }) => saleQid === qid);
  const newest = Math.max(0, ...own.map(({ kind, version }) => (kind === 'sale.changed' && version) || 0));
  const isOfSale =
    newest > 0 &&
    own.every(({ kind, version }) => kind === 'sale.changed' || (kind.startsWith('sale.') && version === null));
  const known = client.getQueryData<Sale>(keys.one(qid))?.version ?? 0;
  return !isOfSale || newest > known;
}
