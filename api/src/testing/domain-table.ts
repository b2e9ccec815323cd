/** The table of `docs/domains.md`. */
import { readFileSync } from 'node:fs';

export type DomainRow = { readonly prefix: string; readonly domain: string };

export function domainTable(): readonly DomainRow[] {
  const text = readFileSync(new URL('../../../docs/domains.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| `([^`]+)` +\| ([\w-]+) +\|/gm)].map(([, prefix = '', domain = '']) => ({
    prefix,
    domain,
  }));
}

/** The row with the longest prefix of this path; `path` is without the API's own. */
export function rowOf(rows: readonly DomainRow[], path: string): DomainRow | undefined {
  return rows.filter(({ prefix }) => path.startsWith(prefix)).sort((a, b) => b.prefix.length - a.prefix.length)[0];
}
