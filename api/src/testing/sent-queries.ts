/** Stands between the driver and the database: sees or changes the text of every query of this process. */
import pg from 'pg';

export type SentQuery = { readonly text: string; readonly values: readonly unknown[] };

/** Calls `change` with each query; what it gives is sent instead. The answer ends it. */
export function interceptQueries(change: (query: SentQuery) => string): () => void {
  const original: unknown = Reflect.get(pg.Client.prototype, 'query');
  if (typeof original !== 'function') throw new Error('Assertion failed: the driver has query');
  function query(this: pg.Client, config: unknown, ...rest: unknown[]): unknown {
    return Reflect.apply(Object(original), this, [changed(config, rest[0], change), ...rest]);
  }
  const put = (value: unknown) =>
    Object.defineProperty(pg.Client.prototype, 'query', { value, configurable: true, writable: true });
  put(query);
  return () => {
    put(original);
  };
}

/** Everything sent between now and the answer's call, in order. */
export function recordQueries(): () => readonly SentQuery[] {
  const sent: SentQuery[] = [];
  const end = interceptQueries((query) => {
    sent.push(query);
    return query.text;
  });
  return () => {
    end();
    return sent;
  };
}

function changed(config: unknown, second: unknown, change: (query: SentQuery) => string): unknown {
  const values = Array.isArray(second) ? second : [];
  if (typeof config === 'string') return change({ text: config, values });
  if (typeof config !== 'object' || config === null || 'submit' in config) return config;
  if (!('text' in config) || typeof config.text !== 'string') return config;
  const own = 'values' in config && Array.isArray(config.values) ? config.values : values;
  return { ...config, text: change({ text: config.text, values: own }) };
}
