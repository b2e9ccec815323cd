/**
 * Prepared reads, one per connection. Drizzle's own `.prepare()` is called nowhere else: on a handle that outlives the
 * transaction it would see no tenant.
 */
import type { Db } from './database.ts';

/** Makes the query once per connection: `const one = prepared((db) => db.select()….prepare('name'))`, then `one(db).execute({…})`. */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const byHandle = new WeakMap<Db, Query>();
  return (db) => {
    const known = byHandle.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    byHandle.set(db, made);
    return made;
  };
}

/**
 * The same for a family of queries that differ in their text. `keyOf` tells them apart and must have few values: each
 * becomes a statement on each connection, named by prefix and number (PostgreSQL allows 63 characters).
 */
export function preparedBy<Key, Query>(
  prefix: string,
  keyOf: (key: Key) => string,
  build: (db: Db, key: Key, name: string) => Query,
): (db: Db, key: Key) => Query {
  const known = new Map<string, (db: Db) => Query>();
  return (db, key) => {
    const text = keyOf(key);
    const found = known.get(text);
    if (found) return found(db);
    const name = `${prefix}.${known.size}`;
    const made = prepared((handle) => build(handle, key, name));
    known.set(text, made);
    return made(db);
  };
}
