import type { Origin } from '@quayside/contract/company';

/** Where goods leave, in what was kept of it; null where it is something else. */
export function originsIn(kept: unknown): Origin[] | null {
  if (!Array.isArray(kept)) return null;
  const isOrigin = (one: unknown): one is Origin =>
    typeof one === 'object' &&
    one !== null &&
    'country' in one &&
    typeof one.country === 'string' &&
    'leadDays' in one &&
    Number.isInteger(one.leadDays);
  return kept.every(isOrigin) ? kept : null;
}

/** Countries that are missing or stand twice, by their place in the list. */
export function faultsOf(origins: readonly Origin[]): Map<number, 'missing' | 'twice'> {
  const seen = new Set<string>();
  const faults = new Map<number, 'missing' | 'twice'>();
  for (const [place, { country }] of origins.entries()) {
    if (country === '') faults.set(place, 'missing');
    else if (seen.has(country)) faults.set(place, 'twice');
    seen.add(country);
  }
  return faults;
}
