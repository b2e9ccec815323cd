import type { QueryClient } from '@tanstack/react-query';
import type { Heard } from '../../lib/changes.ts';
import { keys } from './payouts.queries.ts';

const nouns = ['payment', 'payout'];

/** Asks again for the payouts that are shown when one of the company's moved. */
export function refreshPayoutsOnChange(client: QueryClient, heard: readonly Heard[]): void {
  const isConcerned = heard.some((one) => one === 'resync' || nouns.includes(one.kind.split('.')[0] ?? ''));
  if (isConcerned) void client.invalidateQueries({ queryKey: keys.all });
}
