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

/** The same for a family of queries that differ in their text, told apart by `name` (a bounded set). */
export function preparedBy<Key, Query>(
  nameOf: (key: Key) => string,
  build: (db: Db, key: Key, name: string) => Query,
): (db: Db, key: Key) => Query {
  const byName = new Map<string, (db: Db) => Query>();
  return (db, key) => {
    const name = nameOf(key);
    let query = byName.get(name);
    if (!query) {
      query = prepared((handle) => build(handle, key, name));
      byName.set(name, query);
    }
    return query(db);
  };
}
