/** The day's payouts for the bank, when it is the embedded provider that pays. */
import type { Deps } from '../../platform/deps.ts';
import { refuse } from './internal.errors.ts';

/** `date`: a day in UTC. Refuses a day without payouts, and a provider that needs no file. */
export async function bankFileOf({ payments }: Deps, date: string): Promise<{ name: string; text: string }> {
  const text = await payments.bankFile(date);
  if (text === null) throw refuse('bank_file_not_found');
  return { name: `pain001-${date}.xml`, text };
}
