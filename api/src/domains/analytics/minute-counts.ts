/** How much one network address, and all of them together in one process, may add within a minute. */
import type { Deps } from '../../platform/deps.ts';

type Most = { readonly address: number; readonly process: number };

/** Addresses counted at once; beyond it all of them share one count. */
const mostAddresses = 10_000;

/** Answers how many of so many may still be taken from the address this minute; they count as taken. */
export function minuteCounts({ clock }: Pick<Deps, 'clock'>, most: Most): (address: string, wanted: number) => number {
  let [minute, all, byAddress] = [0, 0, new Map<string, number>()];
  return (address, wanted) => {
    const now = Math.floor(Date.parse(clock.now()) / 60_000);
    if (now !== minute) [minute, all, byAddress] = [now, 0, new Map<string, number>()];
    const key = byAddress.has(address) || byAddress.size < mostAddresses ? address : '';
    const before = byAddress.get(key) ?? 0;
    const taken = Math.max(0, Math.min(wanted, most.address - before, most.process - all));
    byAddress.set(key, before + taken);
    all += taken;
    return taken;
  };
}
