/**
 * Names for what writes ask again and again, so that PostgreSQL reads and plans it once per connection and not at every
 * call: that was most of what a short write cost. A write reaches its rows by key, for which one plan is right for all
 * values. Lists and searches are named by hand (`prepared`), for with them it is not.
 */

/** So many calls before a text gets its name: what comes rarely is not worth its memory in every connection. */
const usesBefore = 5;
/** Each named text is a plan in every connection of the pool. */
const mostNames = 300;
/** Texts that are being counted; those of jobs over long lists differ each time. */
const mostCounted = 2_000;
/** A long list changes which plan is best. */
const longestList = 50;

const names = new Map<string, string>();
const uses = new Map<string, number>();

/** What is to be sent in place of what was asked: the same under its name, where it has one. */
export function named(asked: readonly unknown[]): readonly unknown[] {
  const [config, values] = asked;
  if (!isUnnamed(config) || !Array.isArray(values) || values.length === 0 || values.some(isLong)) return asked;
  const name = names.get(config.text) ?? earned(config.text);
  return name === undefined ? asked : [{ ...config, name }, values];
}

function earned(text: string): string | undefined {
  if (names.size >= mostNames) return undefined;
  const count = (uses.get(text) ?? 0) + 1;
  if (count <= usesBefore) {
    if (uses.size >= mostCounted) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  const name = `write.${names.size}`;
  names.set(text, name);
  return name;
}

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > longestList;

function isUnnamed(config: unknown): config is { readonly text: string } {
  if (typeof config !== 'object' || config === null || !('text' in config)) return false;
  return typeof config.text === 'string' && !('name' in config && config.name !== undefined);
}
