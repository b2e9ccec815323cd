import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';
import { keys } from './sales.queries.ts';

const nouns = ['sale', 'payment', 'payout', 'shipment', 'document', 'claim', 'thread'];

/**
 * Asks again for what a change concerns: the order that is open, its timeline, the figures, and how the list would look
 * by now. The list itself stays: its rows never move by themselves.
 */
export function hearSales(client: QueryClient, heard: readonly Heard[]): void {
  const told = heard.filter((one) => one === 'resync' || nouns.includes(one.kind.split('.')[0] ?? ''));
  if (told.length === 0) return;
  const again = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey });
  again(keys.peeks);
  again(keys.stats);
  if (told.includes('resync')) {
    again(keys.ones);
    again(keys.allEvents);
    return;
  }
  for (const qid of new Set(told.flatMap((one) => (one !== 'resync' && one.saleQid ? [one.saleQid] : [])))) {
    again(keys.one(qid));
    again(keys.events(qid));
  }
}
